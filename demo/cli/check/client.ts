const MOST_REDIRECTS = 5

/** Bytes of the largest body that is read. */
const MOST_BYTES = 5_000_000

/** An answer of a shop with its body, '' for one that is not read, and the address that sent it. */
export type Answer = { url: URL; status: number; headers: Headers; text: string }

/** A request: a GET without a body, if it says nothing else. */
export type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: RequestInit['body']
  /** The media types of which the body is read. Default: none. */
  reads?: RegExp
  /** Whether a redirect of a GET to another origin is followed. Default: to none. */
  follows?: (url: URL) => Promise<boolean>
}

/** Whether a host may be asked. */
export type MayAsk = (url: URL) => Promise<boolean>

/**
 * Sends a request. Redirects of a GET are followed as far as they may be: an answer of 3xx leads elsewhere. Throws an
 * error with the reason when there is no answer, or none that can be read.
 */
export type Send = (address: URL, request: Asked) => Promise<Answer>

/** Media types of pages. */
export const HTML = /^(text\/html|application\/xhtml\+xml)$/

/** The media type of an answer, without its parameters. */
export const typeOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES / 1e6} MB`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The address of a redirect, if it leads to one that may be followed. */
async function nextOf(url: URL, { status, headers }: Response, { method, follows }: Asked): Promise<URL | undefined> {
  const location = headers.get('location')
  if (location === null || status < 300 || status >= 400 || method) return undefined
  if (!URL.canParse(location, url.href)) throw new Error(`it redirects to "${location}", which is no address`)
  const next = new URL(location, url)
  return next.origin === url.origin || (await follows?.(next)) ? next : undefined
}

/** Makes the function that sends requests. One counts as lost after `timeLimit` milliseconds. */
export function clientOf(timeLimit: number): Send {
  return async (address, request) => {
    let url = address
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { reads, follows, ...init } = request
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })
      const next = await nextOf(url, response, request)
      const isRead = !next && reads?.test(typeOf(response))
      const text = isRead ? await textOf(response) : ''
      if (!isRead) await response.body?.cancel()
      if (!next) return { url, status: response.status, headers: response.headers, text }
      url = next
    }
    throw new Error(`it redirects more than ${MOST_REDIRECTS} times`)
  }
}

/** The reason of a request without an answer. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

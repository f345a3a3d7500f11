/** Milliseconds until a request counts as lost: as long as those of the library. */
const TIME_LIMIT = 30_000
const MOST_REDIRECTS = 5

/** An answer of a shop with its body, and the address that sent it. */
export type Answer = { url: URL; status: number; headers: Headers; text: string }

/** A request: a GET without a body, if it says nothing else. */
export type Asked = { method?: string; headers?: Record<string, string>; body?: RequestInit['body'] }

/**
 * Sends a request. Redirects of a GET are followed on the same origin only, so that no other host is asked: an answer of
 * 3xx leads elsewhere. Throws an error with the reason when there is no answer.
 */
export async function send(address: URL, request: Asked = {}): Promise<Answer> {
  let url = address
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT) })
    const location = response.headers.get('location')
    const isRedirect = location && response.status < 400 && response.status >= 300 && !request.method
    const next = isRedirect ? new URL(location, url) : undefined
    if (next?.origin !== address.origin || redirects === MOST_REDIRECTS)
      return { url, status: response.status, headers: response.headers, text: await response.text() }
    await response.body?.cancel()
    url = next
  }
}

/** The media type of an answer, without its parameters. */
export const typeOf = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** The reason of a request without an answer. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

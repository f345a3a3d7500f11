import { kindOfStatus, ShopError } from '../../request/errors.ts'

/** What is asked of the server. */
export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  body?: FormData | URLSearchParams
  noCache: boolean
  headers?: Record<string, string>
}

/** What the headers of an answer allow. */
export type Arrival =
  /** A page of ours. `mayKeep`: its text may be shown again on the way back. */
  | { kind: 'page'; url: URL; html: AsyncIterable<string>; nonces: ReadonlySet<string> | undefined; mayKeep: boolean }
  /** JSON, for forms. */
  | { kind: 'data'; url: URL; data: unknown }
  /** Nothing to show (204). */
  | { kind: 'nothing' }
  /** No page that could be shown here: another site, a file. */
  | { kind: 'elsewhere'; url: URL; response?: Response }

/** A call with its end: `reset` is for life signs of the server. */
export type Waiting = { signal: AbortSignal; reset(): void }

/** Sends a call for a page. Every failure is a ShopError. */
export async function fetchPage(asked: Asked, waiting: Waiting, early?: Promise<Response>): Promise<Arrival> {
  const { url, method } = asked
  let response: Response
  try {
    response = await (early?.catch(() => send(asked, waiting.signal)) ?? send(asked, waiting.signal))
  } catch (error) {
    if (waiting.signal.aborted) throw waiting.signal.reason
    if (method === 'GET' && (await leadsAway(asked, waiting.signal))) return { kind: 'elsewhere', url }
    throw new ShopError('offline', 0, undefined, String(error), error)
  }
  waiting.reset()
  return readHeaders(response, asked, waiting)
}

/** Sends the call as a browser would: the same address as a full load, so that caches never hold half a page. */
export function send({ url, method, body, noCache, headers }: Asked, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method,
    body: body ?? null,
    signal,
    cache: noCache ? 'no-store' : 'default',
    headers: { Accept: 'text/html, application/xhtml+xml', ...headers },
  })
}

/** A page script may not see where a redirect to another site leads; only that there is one. */
async function leadsAway({ url, noCache }: Asked, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { type, body } = await fetch(url, { redirect: 'manual', signal, cache: noCache ? 'no-store' : 'default' })
    await body?.cancel()
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}

async function readHeaders(response: Response, { url, method }: Asked, waiting: Waiting): Promise<Arrival> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  const arrived = new URL(response.url || url.href, url)
  arrived.hash ||= url.hash
  if (!response.ok) {
    const text = await response.text().catch(() => '')
    const isWanted = headers.has('X-Sign-In') ? 401 : status
    throw new ShopError(kindOfStatus(isWanted), isWanted, text, response.statusText)
  }
  if (headers.has('X-Sign-In')) {
    await response.body?.cancel()
    throw new ShopError('unauthorized', 401)
  }
  if (status === 204 || status === 205) return { kind: 'nothing' }
  if (method === 'POST' && /\bjson\b/.test(type)) return { kind: 'data', url: arrived, data: await response.json() }
  const isFile = /^\s*attachment/i.test(headers.get('Content-Disposition') ?? '')
  if (isFile || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type) || arrived.origin !== location.origin) {
    if (method === 'GET') await response.body?.cancel()
    return { kind: 'elsewhere', url: arrived, response }
  }
  const mayKeep = method === 'GET' && status === 200 && !/no-store/i.test(headers.get('Cache-Control') ?? '')
  return { kind: 'page', url: arrived, html: textOf(response, type, waiting), nonces: noncesOf(headers), mayKeep }
}

/** The text of an answer as it arrives. A stream that breaks is an `offline` ShopError. */
async function* textOf(response: Response, type: string, { signal, reset }: Waiting): AsyncGenerator<string> {
  if (!response.body) return
  const decoder = new TextDecoder(/charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8')
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      reset()
      const text = decoder.decode(value, { stream: !done })
      if (text !== '') yield text
      if (done) return
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : new ShopError('offline', 0, undefined, String(error), error)
  } finally {
    reader.cancel().catch(() => {})
  }
}

const DIRECTIVE = /(?:^|[;,])\s*(script-src-elem|script-src|default-src)\s+([^;,]*)/gi

/** The nonces by which the answer's own policy lets scripts run; undefined when it has no policy for scripts. */
function noncesOf(headers: Headers): ReadonlySet<string> | undefined {
  const found = [...(headers.get('Content-Security-Policy') ?? '').matchAll(DIRECTIVE)]
  const named = (name: string) => found.filter(([, directive]) => directive?.toLowerCase() === name)
  const ruling = ['script-src-elem', 'script-src', 'default-src'].map(named).find(({ length }) => length > 0)
  if (!ruling) return undefined
  return new Set([...ruling.join(' ').matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce as string))
}

/** Ends a call from whose server nothing is heard for so many milliseconds; `reset` is for signs of life. */
export function waitAtMost(milliseconds: number, stop: AbortController): Waiting & { end(): void } {
  let timer: ReturnType<typeof setTimeout>
  const end = () => clearTimeout(timer)
  const reset = () => {
    end()
    timer = setTimeout(() => stop.abort(new ShopError('offline', 0, undefined, 'no answer in time')), milliseconds)
  }
  reset()
  return { signal: stop.signal, reset, end }
}

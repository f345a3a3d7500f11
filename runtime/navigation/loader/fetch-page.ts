import { kindOfStatus, ShopError } from '../../request/errors.ts'
import type { Early } from './prefetch.ts'

/** What is asked of the server. */
export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  body?: FormData | URLSearchParams
  noCache: boolean
  headers?: Record<string, string>
  /** Hears how many bytes of the body are sent. */
  progress?: (loaded: number, total: number) => void
}

/** A page of ours. `mayKeep`: its text may be shown again on the way back. */
export type PageArrival = {
  kind: 'page'
  url: URL
  /** 4xx for a form that was refused; its page is there as a whole. */
  status: number
  html: AsyncIterable<string> | string
  nonces: ReadonlySet<string> | undefined
  mayKeep: boolean
  /** HTML by selector, in place of a page. */
  parts?: Record<string, string>
}

/** What the headers of an answer allow. */
export type Arrival =
  | PageArrival
  /** JSON, for forms. */
  | { kind: 'data'; url: URL; data: unknown }
  /** Nothing to show (204). */
  | { kind: 'nothing' }
  /** No page that could be shown here: another site, a file. */
  | { kind: 'elsewhere'; url: URL; response?: Response }

/** A call with its end: `reset` is for life signs of the server. */
export type Waiting = { signal: AbortSignal; reset(): void }

/** Sends a call for a page. Every failure is a ShopError. */
export async function fetchPage(asked: Asked, waiting: Waiting, early?: Early): Promise<Arrival> {
  const { url, method } = asked
  let response: Response
  try {
    waiting.signal.addEventListener('abort', () => early?.stop.abort(waiting.signal.reason))
    response = await (early?.answer.catch(() => send(asked, waiting.signal)) ?? send(asked, waiting.signal))
  } catch (error) {
    if (waiting.signal.aborted) throw waiting.signal.reason
    if (method === 'GET' && (await leadsAway(asked, waiting.signal))) return { kind: 'elsewhere', url }
    throw new ShopError('offline', 0, undefined, String(error), error)
  }
  waiting.reset()
  return readHeaders(response, asked, waiting)
}

/** Sends the call as a browser would: the same address as a full load, so that caches never hold half a page. */
export async function send(asked: Asked, signal: AbortSignal): Promise<Response> {
  const { url, method, body, noCache, headers } = asked
  if (asked.progress) return (await import('./upload.ts')).upload(asked, signal)
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

async function readHeaders(response: Response, asked: Asked, waiting: Waiting): Promise<Arrival> {
  const { status, headers } = response
  const isGet = asked.method === 'GET'
  const type = headers.get('Content-Type') ?? ''
  const isHtml = /^(text\/html|application\/xhtml\+xml)\b/i.test(type)
  const url = new URL(response.url || asked.url.href, asked.url)
  url.hash ||= asked.url.hash
  const nonces = noncesOf(headers)
  if (!response.ok || headers.has('X-Sign-In')) {
    const wanted = headers.has('X-Sign-In') ? 401 : status
    const html = await response.text().catch(() => '')
    const isRefusal = !isGet && isHtml && wanted < 500 && wanted !== 401 && wanted !== 404
    if (isRefusal) return { kind: 'page', url, status, html, nonces, mayKeep: false }
    throw new ShopError(kindOfStatus(wanted), wanted, html, response.statusText)
  }
  if (status === 204 || status === 205) return { kind: 'nothing' }
  const isFile = /^\s*attachment/i.test(headers.get('Content-Disposition') ?? '')
  if (!isFile && /\bjson\b/.test(type)) {
    const data: unknown = await response.json()
    if (!isGet || asked.headers) return { kind: 'data', url, data }
    if (areParts(data)) return { kind: 'page', url, status, html: '', nonces, mayKeep: false, parts: data }
  }
  if (isFile || !isHtml || url.origin !== location.origin) {
    if (isGet && !response.bodyUsed) await response.body?.cancel()
    return { kind: 'elsewhere', url, response }
  }
  const mayKeep = isGet && status === 200 && !/no-store/i.test(headers.get('Cache-Control') ?? '')
  return { kind: 'page', url, status, html: textOf(response, type, waiting), nonces, mayKeep }
}

/** `{ "#cart": "<p>…" }`: HTML by selector. */
const areParts = (data: unknown): data is Record<string, string> =>
  typeof data === 'object' && data !== null && Object.values(data).every((html) => typeof html === 'string')

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

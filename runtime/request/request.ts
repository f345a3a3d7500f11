import { appUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { kindOfStatus, ShopError } from './errors.ts'
import { counted, counting } from './loading.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an answer holds. What it throws becomes an `unreadable` ShopError. */
export type Reader<T> = (answer: unknown) => T

export type RequestOptions<T> = {
  /** Query parameters; `undefined` ones are left out. */
  query?: Record<string, string | number | boolean | undefined>
  /** An object is sent as JSON, URLSearchParams and FormData as forms. */
  body?: object
  /** Reads the answer. A promise is a reader whose code is fetched beside the call; a lost one counts as `offline`. */
  read?: Reader<T> | Promise<Reader<T>>
  signal?: AbortSignal
  /** True: the loading bar does not count the call. */
  quiet?: boolean
  headers?: Record<string, string>
  /** `text` for HTML. */
  as?: 'json' | 'text'
  /** Asks the server itself, past every cache. */
  noCache?: boolean
}

/** What a listener of `api:request` sees, and the way to answer instead of the server. */
export type ApiRequestDetail = {
  method: Method
  /** The path as the contract writes it, without the application path. */
  path: string
  /** The whole address without the query. */
  url: string
  query: Record<string, unknown>
  body: unknown
}

/** Before a call is sent: `event.respondWith(answer)` gives data, a Response, or a promise of either (adapters). */
export class ApiRequestEvent extends CustomEvent<ApiRequestDetail> {
  answer: Promise<unknown> | undefined
  constructor(detail: ApiRequestDetail) {
    super('api:request', { detail, bubbles: true, composed: true, cancelable: true })
  }

  respondWith(answer: unknown): void {
    this.answer = Promise.resolve(answer)
    this.preventDefault()
  }
}

/**
 * Sends a call. A string is a path of the contract and gets the application path; a URL is from the page's markup and
 * is taken as it is. Throws ShopError, nothing else.
 */
export function request<T = unknown>(method: Method, path: string | URL, options: RequestOptions<T> = {}): Promise<T> {
  const call = method === 'GET' ? perform(method, path, options) : counting(perform(method, path, options))
  return options.quiet ? call : counted(call)
}

async function perform<T>(method: Method, target: string | URL, options: RequestOptions<T>): Promise<T> {
  const [path, url] = typeof target === 'string' ? [target, addressOf(target)] : [contractPath(target), target.href]
  const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined))
  const reader = Promise.resolve(options.read)
  reader.catch(() => {})
  if (options.signal?.aborted) throw new ShopError('aborted')
  const answer = await exchange(new ApiRequestEvent({ method, path, url, query, body: options.body }), options)
  const read = await reader.catch((error: unknown) => {
    throw new ShopError('offline', 0, answer, String(error), error)
  })
  try {
    return read ? read(answer) : (answer as T)
  } catch (error) {
    throw new ShopError('unreadable', 200, answer, String(error), error)
  }
}

/** Paths of {site} are whole addresses already. */
const addressOf = (path: string) => (/^https?:/.test(path) ? path : appUrl(path))

const contractPath = ({ pathname }: URL) => pathname.slice(pathname.startsWith(appUrl('')) ? appUrl('').length - 1 : 0)

async function exchange(event: ApiRequestEvent, options: RequestOptions<unknown>): Promise<unknown> {
  document.dispatchEvent(event)
  if (event.answer) return Promise.race([adapted(event.answer), abortOf(options.signal)])
  if (event.defaultPrevented) throw new ShopError('aborted')
  const { response, text } = await send(event.detail, options)
  if (!response.ok) throw refusal(response, text)
  if (options.as === 'text') return text
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (error) {
    throw new ShopError('unreadable', response.status, text, 'The answer is not JSON.', error)
  }
}

/** A body up to so many characters outlives its page: browsers refuse more than 64 KiB of them, a character is three bytes at most. */
const MOST_KEPT = 20_000

/** Sends a call, once; the body of the answer has to be there within the time of `requestTimeout`, too. */
async function send(
  { method, url, query, body }: ApiRequestDetail,
  { signal, noCache, headers }: RequestOptions<unknown>,
) {
  const address = new URL(url, document.baseURI)
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, String(value))
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const json = body !== undefined && !isForm ? JSON.stringify(body) : undefined
  try {
    const response = await fetch(address, {
      method,
      body: json ?? (body as BodyInit | undefined) ?? null,
      cache: noCache ? 'no-store' : 'default',
      headers: {
        'Accept-Language': settings().culture,
        'X-Requested-With': 'XMLHttpRequest',
        ...(json !== undefined && { Accept: 'application/json', 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.any([AbortSignal.timeout(settings().requestTimeout), ...(signal ? [signal] : [])]),
      // A change is not lost when the shopper leaves the page at once.
      keepalive: method !== 'GET' && !isForm && (json ?? '').length <= MOST_KEPT,
    })
    return { response, text: await response.text() }
  } catch (error) {
    throw new ShopError(signal?.aborted ? 'aborted' : 'offline', 0, undefined, String(error), error)
  }
}

/** Fails when the signal does; an adapter may not know of it. */
const abortOf = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new ShopError('aborted')), { once: true }))

/** What page script returned instead of the server. */
async function adapted(answer: Promise<unknown>): Promise<unknown> {
  const value = await answer.catch((error: unknown) => {
    throw error instanceof ShopError ? error : new ShopError('server', 0, undefined, String(error), error)
  })
  if (!(value instanceof Response)) return value
  const text = await value.text()
  if (!value.ok) throw refusal(value, text)
  return value.headers.get('Content-Type')?.includes('json') ? parsed(text) : text
}

const refusal = ({ status, statusText }: Response, text: string) =>
  new ShopError(kindOfStatus(status), status, parsed(text), statusText)

/** An error's body is JSON, or text that nobody sees. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

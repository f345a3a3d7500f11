import { ofetch } from 'ofetch'
import { appUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { warn } from '../page/warn.ts'
import { kindOfStatus, ShopError } from './errors.ts'
import { reserveKeepAlive } from './keep-alive.ts'
import { counted, counting } from './loading.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Reads the data of an answer. Errors that it throws become an `unreadable` ShopError. */
export type Reader<T> = (answer: unknown) => T

/** Parses the text of the server, or of page script in its place: then without a response. */
export type Opener = (text: string, response?: Response) => unknown

export type RequestOptions<T> = {
  /** Query parameters; `undefined` ones are left out. */
  query?: Record<string, string | number | boolean | undefined>
  /** An object is sent as JSON, URLSearchParams and FormData as forms. */
  body?: object
  read?: Reader<T>
  signal?: AbortSignal
  /** True: the loading bar does not count the call. */
  quiet?: boolean
  headers?: Record<string, string>
  /** Parses the text of an answer, or of a refusal. Default: as JSON. */
  open?: Opener
  /** Requests from the server itself, past every cache. */
  noCache?: boolean
}

/** The detail of `api:request`, by which a listener can answer instead of the server. */
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
 * is used as it is. Throws ShopError, nothing else.
 */
export function request<T = unknown>(method: Method, path: string | URL, options: RequestOptions<T> = {}): Promise<T> {
  const call = method === 'GET' ? perform(method, path, options) : counting(perform(method, path, options))
  return options.quiet ? call : counted(call)
}

async function perform<T>(method: Method, target: string | URL, options: RequestOptions<T>): Promise<T> {
  const [path, url] = typeof target === 'string' ? [target, addressOf(target)] : [contractPath(target), target.href]
  const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined))
  if (options.signal?.aborted) throw new ShopError('aborted')
  try {
    return readBy(
      options.read,
      await exchange(new ApiRequestEvent({ method, path, url, query, body: options.body }), options),
    )
  } catch (error) {
    const failure = ShopError.of(error)
    if (failure.kind === 'unreadable') warnOfAnswer(`${method} ${path}`, failure.reason)
    throw failure
  }
}

function readBy<T>(read: Reader<T> | undefined, answer: unknown): T {
  try {
    return read ? read(answer) : (answer as T)
  } catch (error) {
    throw new ShopError('unreadable', 200, answer, String(error), error)
  }
}

/** `reason` of a struct names the field, what was expected and what the shop sent. */
const warnOfAnswer = (call: string, reason: string) =>
  warn(
    `The answer to ${call} cannot be read: ${reason}.`,
    'The page shows an error to the shopper.',
    'Answer as the guide “What the server must answer” says.',
  )

/** Paths of {site} are whole addresses already. */
const addressOf = (path: string) => (/^https?:/.test(path) ? path : appUrl(path))

const contractPath = ({ pathname }: URL) => pathname.slice(pathname.startsWith(appUrl('')) ? appUrl('').length - 1 : 0)

async function exchange(event: ApiRequestEvent, options: RequestOptions<unknown>): Promise<unknown> {
  const { open, signal } = options
  document.dispatchEvent(event)
  if (!event.answer && event.defaultPrevented) throw new ShopError('aborted')
  // The whole answer must have arrived by then, from the server or from page script.
  const end = AbortSignal.any([AbortSignal.timeout(settings().requestTimeout), ...(signal ? [signal] : [])])
  const answering = event.answer ? Promise.race([given(event.answer), endOf(end)]) : send(event.detail, options, end)
  const [value, text] = await answering.catch((error: unknown) => {
    if (error instanceof ShopError) throw error
    throw new ShopError(signal?.aborted ? 'aborted' : 'offline', 0, undefined, String(error), error)
  })
  if (value instanceof Response) return opened(value, text, open)
  return open && typeof value === 'string' ? open(value) : value
}

/**
 * The one transport. It never repeats a request, and leaves answers, also refusals, to `opened`: page script may answer
 * as well.
 */
const shop = ofetch.create({
  retry: 0,
  responseType: 'text',
  ignoreResponseError: true,
  onRequest: ({ options: { headers } }) => {
    headers.set('Accept-Language', settings().culture)
    headers.set('X-Requested-With', 'XMLHttpRequest')
  },
})

async function send(
  { method, url, query, body }: ApiRequestDetail,
  { noCache, headers = {} }: RequestOptions<unknown>,
  signal: AbortSignal,
): Promise<[response: Response, text: string]> {
  // The package fails to write a query with half a surrogate pair, which people type as well.
  const address = new URL(url, document.baseURI)
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, String(value))
  const sent = body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body)
  // A change is not lost if the shopper leaves the page at once.
  const release = method !== 'GET' && typeof sent !== 'object' ? reserveKeepAlive(sent ?? '') : undefined
  try {
    const response = await shop.raw(address.href, {
      method,
      body: sent,
      cache: noCache ? 'no-store' : 'default',
      headers,
      signal,
      keepalive: release !== undefined,
    })
    return [response, response._data ?? '']
  } finally {
    release?.()
  }
}

/** Rejects when the signal ends; an adapter may ignore the signal. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = () => fail(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })

/** The answer of page script instead of the server, with the text of a response. */
async function given(answer: Promise<unknown>): Promise<[value: unknown, text: string]> {
  try {
    const value = await answer
    return [value, value instanceof Response ? await value.text() : '']
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('server', 0, undefined, String(error), error)
  }
}

/** Parses the text of a response; that of a refusal is thrown, as text if it cannot be parsed. */
function opened(response: Response, text: string, open: Opener = openJson): unknown {
  const { ok, status, statusText } = response
  let data: unknown = text
  let broken: { cause: unknown } | undefined
  try {
    data = open(text, response)
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    broken = { cause }
  }
  if (!ok) throw new ShopError(kindOfStatus(status), status, data, statusText)
  if (broken) throw new ShopError('unreadable', status, text, String(broken.cause), broken.cause)
  return data
}

const openJson = (text: string): unknown => (text === '' ? null : JSON.parse(text))

import { ofetch } from 'ofetch'
import { settings } from '../page/settings.ts'
import { warn } from '../page/warn.ts'
import { failureOf, given, type Opener, opened, type Reader, readBy } from './answer.ts'
import { type ApiRequestDetail, type ApiRequestEvent, addTokens, announce, type Method, pathOf } from './api-request.ts'
import { ShopError } from './errors.ts'
import { reserveKeepAlive } from './keep-alive.ts'
import { counted, counting } from './loading.ts'

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
  /** The answer is HTML. Default: JSON. */
  as?: ApiRequestDetail['as']
  /** Parses the text of an answer, or of a refusal. Default: as JSON. */
  open?: Opener
  /** Requests from the server itself, past every cache. */
  noCache?: boolean
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
  const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined))
  if (options.signal?.aborted) throw new ShopError('aborted')
  const { body, headers, as } = options
  try {
    return readBy(options.read, await exchange(announce({ method, target, query, body, headers, as }), options))
  } catch (error) {
    throw failureOf(`${method} ${pathOf(target)}`, error)
  }
}

async function exchange({ detail, answer }: ApiRequestEvent, options: RequestOptions<unknown>): Promise<unknown> {
  const { open, signal } = options
  // The whole answer must have arrived by then, from the server or from page script.
  const limit = AbortSignal.timeout(settings().requestTimeout)
  const end = AbortSignal.any([limit, ...(signal ? [signal] : [])])
  const answering = answer ? given(answer) : send(detail, options, end)
  const [value, text] = await Promise.race([answering, endOf(end)]).catch((error: unknown) => {
    if (error instanceof ShopError) throw error
    if (answer && limit.aborted) warnOfSilence(detail)
    throw new ShopError(signal?.aborted ? 'aborted' : 'offline', 0, undefined, String(error), error)
  })
  return opened(value, text, open)
}

const warnOfSilence = ({ method, path }: ApiRequestDetail) =>
  warn(
    `The script that answers ${method} ${path} has not done so within ${settings().requestTimeout} ms.`,
    'The page shows the shopper a lost connection.',
    'Settle the promise that is given to `respondWith`, also after a failure, or set a longer "requestTimeout".',
  )

/**
 * The one transport. It never repeats a request, and leaves answers, also refusals, to `opened`: page script may answer
 * as well.
 */
const shop = ofetch.create({
  retry: 0,
  responseType: 'text',
  ignoreResponseError: true,
  onRequest: ({ request, options: { method = 'GET', headers } }) => addTokens(String(request), method, headers),
})

async function send(
  { method, url, query, body, headers, credentials }: ApiRequestDetail,
  { noCache }: RequestOptions<unknown>,
  signal: AbortSignal,
): Promise<[response: Response, text: string]> {
  // The package fails to write a query with half a surrogate pair, which people type as well.
  const address = new URL(url, document.baseURI)
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, String(value))
  const sent = body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body)
  // A change is not lost if the shopper leaves the page at once. Files may be too large for that.
  const isKept = method !== 'GET' && !(sent instanceof FormData)
  const release = isKept ? reserveKeepAlive(String(sent ?? '')) : undefined
  try {
    const response = await shop.raw(address.href, {
      ...{ method, headers, credentials, signal },
      body: sent,
      cache: noCache ? 'no-store' : 'default',
      keepalive: release !== undefined,
    })
    return [response, response._data ?? '']
  } finally {
    release?.()
  }
}

/** Rejects when the signal ends: page script, which answers or gives a token, does not know the signal. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = () => fail(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })

import { readCookie } from '../page/cookies.ts'
import { appUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { warn } from '../page/warn.ts'
import { ShopError } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The detail of `api:request`, by which a listener can change a call, or answer in place of the server. */
export type ApiRequestDetail = {
  readonly method: Method
  /** The path as the contract writes it, without the application path. */
  readonly path: string
  /** The whole address without the query. */
  readonly url: string
  readonly query: Record<string, unknown>
  readonly body: unknown
  /** The encoding of the body: JSON, a form of texts (URLSearchParams), or one with files (FormData). */
  readonly kind: 'none' | 'json' | 'form' | 'multipart'
  /** The answer that the library expects. A form that is sent in place may be answered with either. */
  readonly as: 'json' | 'html'
  /** The headers that the call will have. A listener may set and delete them. */
  readonly headers: Headers
  /** Whether cookies are sent; a listener may write it, for a shop on another origin. */
  credentials: RequestCredentials
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

export type Call = {
  method: Method
  /** A path of the contract, or an address of the page's markup. */
  target: string | URL
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string> | undefined
  as?: ApiRequestDetail['as'] | undefined
}

/** Sends `api:request` for a call. Throws `aborted` if a listener prevents the call and does not answer it. */
export function announce({ method, target, query = {}, body, headers = {}, as = 'json' }: Call): ApiRequestEvent {
  const url = typeof target === 'string' ? addressOf(target) : target.href
  const all = {
    'Accept-Language': settings().culture,
    'X-Requested-With': 'XMLHttpRequest',
    ...(method !== 'GET' && isOfShop(url) && csrfHeader()),
    ...headers,
  }
  const event = new ApiRequestEvent({
    ...{ method, path: pathOf(target), url, query, body, as },
    kind: kindOf(body),
    headers: new Headers(Object.entries(all).map(([name, value]) => [name, headerText(value)])),
    credentials: 'same-origin',
  })
  document.dispatchEvent(event)
  if (!event.answer && event.defaultPrevented) throw new ShopError('aborted')
  return event
}

/** Adds the token of the setting `bearer`, unless the call has one or is for another site. */
export async function authorize(url: string, headers: Headers): Promise<void> {
  const { bearer } = settings()
  if (!bearer || headers.has('Authorization') || !isOfShop(url)) return
  const token = await bearer()
  if (token) headers.set('Authorization', `Bearer ${token}`)
}

/** Paths of {site} are whole addresses already. */
const addressOf = (path: string) => (/^https?:/.test(path) ? path : appUrl(path))

/** The path of a call as the contract writes it. */
export function pathOf(target: string | URL): string {
  if (typeof target === 'string') return target
  const app = appUrl('')
  return target.pathname.slice(target.pathname.startsWith(app) ? app.length - 1 : 0)
}

/** A header takes the letters of Latin-1 alone; an id of the page may have others. */
const headerText = (value: string) => (/^[ -~\u00a0-\u00ff]*$/.test(value) ? value : encodeURIComponent(value))

function kindOf(body: unknown): ApiRequestDetail['kind'] {
  if (body instanceof FormData) return 'multipart'
  if (body instanceof URLSearchParams) return 'form'
  return body === undefined ? 'none' : 'json'
}

/** Other sites must not see the tokens of the shopper. */
const isOfShop = (url: string): boolean =>
  [location.origin, new URL(settings().site, location.href).origin].includes(new URL(url, document.baseURI).origin)

/** The token of the page against forged requests, which the server may replace at any time. */
function csrfHeader(): Record<string, string> {
  const { header, meta, cookie } = settings().csrf
  if (!header) return {}
  const token = (meta && contentOf(meta)) || (cookie && readCookie(cookie))
  if (token) return { [header]: token }
  warn(
    `The setting "csrf" finds no token: there is no <meta name="${meta}"> with a content, and no cookie "${cookie}" that scripts can read.`,
    `Calls are sent without the header ${header}, and the server may refuse them.`,
    'Name the element or the cookie in which the server prints the token.',
  )
  return {}
}

const contentOf = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)?.content

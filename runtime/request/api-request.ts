import { readCookie } from '../page/cookies.ts'
import { appUrl } from '../page/paths.ts'
import { type Settings, settings } from '../page/settings.ts'
import { warn } from '../page/warn.ts'
import { ShopError } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The detail of `api:request`, by which a listener can change a call, or answer in place of the server. */
export type ApiRequestDetail = {
  readonly method: Method
  /** The path as the contract writes it, without the application path. */
  readonly path: string
  /** The whole address without the query; a listener may write it, unless a file is sent. */
  url: string
  readonly query: Record<string, unknown>
  readonly body: unknown
  /** The encoding of the body: JSON, a form of texts (URLSearchParams), or one with files (FormData). */
  readonly kind: 'none' | 'json' | 'form' | 'multipart'
  /** The answer that the library expects. A form that is sent in place may be answered with either. */
  readonly as: 'json' | 'html'
  /** The headers of the call, without the tokens of the settings. A listener may set and delete them. */
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
  const all = new Headers({ 'Accept-Language': settings().culture })
  // Another origin would have to allow the header.
  if (isOfShop(url)) all.set('X-Requested-With', 'XMLHttpRequest')
  for (const [name, value] of Object.entries(headers)) all.set(name, headerText(value))
  const event = new ApiRequestEvent({
    ...{ method, path: pathOf(target), url, query, body, as },
    kind: kindOf(body),
    headers: all,
    credentials: 'same-origin',
  })
  document.dispatchEvent(event)
  if (!event.answer && event.defaultPrevented) throw new ShopError('aborted')
  return event
}

/**
 * Adds the tokens of the settings to the headers of a request, as they are now. Other sites must not see them; a token
 * that a listener has set stays. Never throws: the server refuses a request without its token.
 */
export async function addTokens(url: string, method: string, headers: Headers): Promise<void> {
  if (!isOfShop(url)) return
  const { csrf, bearer } = settings()
  if (csrf.header && method !== 'GET' && !headers.has(csrf.header)) addCsrf(csrf, headers)
  if (!bearer || headers.has('Authorization')) return
  try {
    const token = await bearer()
    if (token) headers.set('Authorization', `Bearer ${token}`)
  } catch (error) {
    warn(
      `The function of the setting "bearer" gives no token: ${error}.`,
      'Calls are sent without one.',
      'Let it return the token, or undefined for a shopper who is not signed in.',
    )
  }
}

/** The headers of one request of a call, which may consist of more than one, for example to the store of its files. */
export async function headersTo(url: string, { method, url: announced, headers }: ApiRequestDetail): Promise<Headers> {
  if (!isOfShop(url) && originOf(url) !== originOf(announced)) return new Headers()
  const all = new Headers(headers)
  await addTokens(url, method, all)
  return all
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
const headerText = (value: string) =>
  /^[ -~\u00a0-\u00ff]*$/.test(value) ? value : encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))

function kindOf(body: unknown): ApiRequestDetail['kind'] {
  if (body instanceof FormData) return 'multipart'
  if (body instanceof URLSearchParams) return 'form'
  return body === undefined ? 'none' : 'json'
}

const originOf = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).origin : ''

/** True for the page's own origin, and for that of the setting `site`. */
export const isOfShop = (url: string): boolean => [location.origin, originOf(settings().site)].includes(originOf(url))

/** Adds the token of the page against forged requests, which the server may replace at any time. */
function addCsrf({ header, meta, cookie }: Settings['csrf'], headers: Headers): void {
  const token = (meta && contentOf(meta)) || (cookie && readCookie(cookie))
  if (token) headers.set(header, headerText(token))
  else
    warn(
      `The setting "csrf" finds no token: there is no <meta name="${meta}"> with a content, and no cookie "${cookie}" that scripts can read.`,
      `Calls are sent without the header ${header}, and the server may refuse them.`,
      'Name the element or the cookie in which the server prints the token.',
    )
}

const contentOf = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)?.content

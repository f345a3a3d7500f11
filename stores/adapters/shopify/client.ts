import { create, type Struct } from 'superstruct'
import { ownGlobal } from '../../../runtime/page/own-global.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'
import { refusalOf } from '../shop.ts'

export type ShopifyClient = {
  /** Reads. Throws ShopError. */
  get<T>(path: string, struct: Struct<T, unknown>, query?: Record<string, string | number>): Promise<T>
  /** Changes the cart. Throws ShopError, with the shop's message for the shopper if it refused with one (422). */
  post<T>(path: string, struct: Struct<T, unknown>, body: object): Promise<T>
  /** Reads a page, or a section of it, as HTML. Throws ShopError. */
  html(path: string, query: Record<string, string>): Promise<string>
}

/** The data that Shopify writes into each page of a theme; both fields are the visitor's. */
type OfPage = { routes?: { root?: unknown }; currency?: { active?: unknown } }

const shopOfPage = () => ownGlobal<OfPage>('Shopify')

/** The currency in which prices are shown to the visitor, ISO 4217, if the page has it. */
export const currencyOfPage = (): string | undefined => {
  const active = shopOfPage()?.currency?.active
  return typeof active === 'string' ? active : undefined
}

/** Addresses begin with the path of the visitor's language and country, which ends with a slash: `/`, `/fr-be/`. */
function url(path: string): URL {
  const root = shopOfPage()?.routes?.root
  return new URL((typeof root === 'string' ? root : '/') + path, document.baseURI)
}

/** A client of the Ajax API. The cart is that of the shop's cookie, so it works on the shop's own pages alone. */
export const shopifyClient = (): ShopifyClient => ({
  get: (path, struct, query = {}) =>
    request('GET', url(path), {
      ...{ query, quiet: true, noCache: true },
      read: (answer: unknown) => create(answer, struct),
    }),
  post: (path, struct, body) =>
    request('POST', url(path), {
      ...{ body, quiet: true },
      read: (answer: unknown) => create(answer, struct),
    }).catch((error: ShopError) => {
      throw refusalIn(error) ?? error
    }),
  html: (path, query) =>
    request('GET', url(path), { query, quiet: true, noCache: true, open: (text) => text, read: String }),
})

/** The refusal of a cart: `message` is a heading such as "Cart Error", and its reason is in one of the others. */
type Refusal = { message?: unknown; description?: unknown; errors?: unknown }

/** A refusal (422) with its reason for the shopper. Other statuses have messages for developers. */
function refusalIn(error: ShopError): ShopError | undefined {
  if (!(error instanceof ShopError) || error.status !== 422) return undefined
  const { message, description, errors } = (error.data ?? {}) as Refusal
  const reason = [description, errors, message].find((text) => typeof text === 'string' && text !== '')
  return reason === undefined ? undefined : refusalOf(String(reason), String(message))
}

import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { type Culture, cultures } from '../data/cultures.ts'
import type { Market } from '../data/money/market.ts'
import type { Database } from '../data/schema.ts'
import type { TextParameters } from './generated/text-parameters.ts'
import type { SharedCatalogue } from './shop/catalogue/shared-catalogue.ts'
import type { FileStore } from './shop/content/assets/store/file-store.ts'
import type { MapTiles } from './start/environment.ts'

export { type Culture, cultures, isCulture } from '../data/cultures.ts'

/** The first segment of a page's route. The group is needed: Hono splits a bare alternation at its bars. */
export const cultureSegment = `/:culture{(?:${cultures.join('|')})}`

/** The session of a visitor. `id` is null until there is something to store; then a cookie is set. */
export type Session = { id: string | null; cartId: string | null; customerId: number | null }

/** The signed-in customer of a request. */
export type Customer = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: 'customer' | 'staff'
}

type Values = Record<string, string | number>

/**
 * A name that is written out takes exactly the parameters of its text; of a name that is put together or kept in a
 * variable nothing is known.
 */
type Filling<K extends string> = K extends keyof TextParameters
  ? [values: Record<TextParameters[K], string | number>]
  : Record<never, never> extends Record<K, 1>
    ? [values?: Values]
    : []

/** A text of the shop or of the library by its dotted name; `{{name}}` is filled from the values. */
export type Translate = <K extends string>(key: K, ...filling: Filling<K>) => string

/** A button beside a message: it posts fields to a form of the cart. `key` is its label. */
export type Remedy = {
  path: '/shoppingcarts/add' | '/shoppingcarts/update' | '/shoppingcarts/saved'
  fields: Record<string, string>
  key: string
  values?: Record<string, string | number>
}

/**
 * A message for the next page that is shown, after a redirect: in `<notice-stack>`, or in the page if it has a remedy.
 */
export type Flash = {
  kind: 'success' | 'error' | 'info'
  key: string
  values?: Record<string, string | number>
  remedy?: Remedy
}

/**
 * The state of a form that is shown again after a refusal: typed values (never passwords), an error by field, one
 * message for the whole form.
 */
export type FormState = { values: Record<string, string>; errors: Record<string, string>; message?: string }

/** The empty state of a form that nobody has sent yet. */
export const freshForm = (values: Record<string, string> = {}): FormState => ({ values, errors: {} })

/** The variables of a request's context: `c.get('culture')`. `c.var` copies all of them at each use. */
export type Shop = {
  Variables: {
    /** The id of the request in the log: of the proxy's `X-Request-Id`, or a new one. */
    requestId: string
    db: Kysely<Database>
    /** The results of the catalogue that visitors share. */
    catalogue: SharedCatalogue
    /** The path prefix of the application, '' or '/boutique'. */
    app: string
    /** Origin and path prefix, 'http://localhost:8080/boutique'. */
    site: string
    culture: Culture
    /** The currency and the taxes of the prices that the visitor sees. */
    market: Market
    nonce: string
    session: Session
    customer: Customer | null
    t: Translate
    /** Messages that the previous request left; rendering a page removes them. */
    flash: Flash[]
    /** True when the library asks for the content of `<main>` only (header X-Page-Target). */
    isFragment: boolean
    /** A server of map tiles; without one the demo draws its own maps. */
    mapTiles: MapTiles | undefined
    mapsKey: string | undefined
    hasPageLoader: boolean
    /** Whether visitors can read the shop's letters in the demo's mailbox. */
    hasMailbox: boolean
    /** Whether the proxy's headers about the caller are trusted. */
    trustsProxy: boolean
    dataDir: string
    fileStore: FileStore
  }
}

/** The context of a request, as handlers and pages receive it. */
export type ShopContext = Context<Shop>

/**
 * The path of a page in the culture of the request: `pagePath(c, '/shoppingcarts')` is
 * '/boutique/fr/shoppingcarts'.
 */
export const pagePath = (c: ShopContext, path: string) => `${c.get('app')}/${c.get('culture')}${path}`

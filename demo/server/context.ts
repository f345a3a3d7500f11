import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { type Culture, cultures } from '../data/cultures.ts'
import type { Market } from '../data/money/market.ts'
import type { Database } from '../data/schema.ts'
import type { TextParameters } from './generated/text-parameters.ts'
import type { FileStore } from './shop/content/assets/store/file-store.ts'
import type { MapTiles } from './start/environment.ts'

export { type Culture, cultures, isCulture } from '../data/cultures.ts'

/** The first segment of a page's route. The group is needed: Hono takes a bare alternation apart at its bars. */
export const cultureSegment = `/:culture{(?:${cultures.join('|')})}`

/** What is remembered of a visitor. `id` is null until there is something to remember; then a cookie is set. */
export type Session = { id: string | null; cartId: string | null; customerId: number | null }

/** The signed-in customer of a request. */
export type Customer = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: 'customer' | 'staff'
}

/** What a text is filled with. */
type Values = Record<string, string | number>

/**
 * The values that a text takes. A name that is written out takes exactly the parameters of its text; of a name that is put together or
 * kept in a variable nothing is known.
 */
type Filling<K extends string> = K extends keyof TextParameters
  ? [values: Record<TextParameters[K], string | number>]
  : Record<never, never> extends Record<K, 1>
    ? [values?: Values]
    : []

/** A text of the shop or of the library by its dotted name; `{{name}}` is filled from the values. */
export type Translate = <K extends string>(key: K, ...filling: Filling<K>) => string

/** What one press of a button does about a message: it posts fields to a form of the cart. `key` is its label. */
export type Remedy = {
  path: '/shoppingcarts/add' | '/shoppingcarts/update' | '/shoppingcarts/saved'
  fields: Record<string, string>
  key: string
  values?: Record<string, string | number>
}

/** A message for the next page that is shown (after a redirect): in `<notice-stack>`, or with its remedy in the page. */
export type Flash = {
  kind: 'success' | 'error' | 'info'
  key: string
  values?: Record<string, string | number>
  remedy?: Remedy
}

/** What a form page shows again after a refusal: typed values (never passwords), texts by field name, one for all. */
export type FormState = { values: Record<string, string>; errors: Record<string, string>; message?: string }

/** The empty state of a form that nobody has sent yet. */
export const freshForm = (values: Record<string, string> = {}): FormState => ({ values, errors: {} })

/** What every handler finds in its context: `c.get('culture')`. `c.var` is a copy of all of it, made at each use. */
export type Shop = {
  Variables: {
    db: Kysely<Database>
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
    /** Messages left by the request before; reading a page uses them up. */
    flash: Flash[]
    /** True when the library asks for the content of `<main>` only (header X-Page-Target). */
    isFragment: boolean
    /** Whether pages load inside the page: the layout then prints `<page-loader>`. */
    /** The map's tiles of another server; without it the demo draws its own. */
    mapTiles: MapTiles | undefined
    /** The key of the maps service, where the shop has one. */
    mapsKey: string | undefined
    hasPageLoader: boolean
    /** Whether visitors can read what the shop would have sent them by e-mail. */
    hasMailbox: boolean
    /** Believes what a proxy says of the caller. */
    trustsProxy: boolean
    dataDir: string
    /** Where the files of the asset library are. */
    fileStore: FileStore
  }
}

/** A request of the shop, as handlers and pages get it. */
export type ShopContext = Context<Shop>

/**
 * The path of a page in the culture of the request: `pagePath(c, '/shoppingcarts')` is
 * '/boutique/fr/shoppingcarts'.
 */
export const pagePath = (c: ShopContext, path: string) => `${c.get('app')}/${c.get('culture')}${path}`

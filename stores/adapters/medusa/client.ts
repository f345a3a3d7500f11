import { create, type Struct } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'
import { forgetToken, inSession, keepToken, keptToken } from '../session.ts'

type Query = Record<string, string | number | undefined>

/** A text that the browser keeps for all tabs of the site. */
export type Kept = { get(): string | undefined; set(value: string): void; forget(value: string): void }

export type MedusaClient = {
  /** Reads a path of the server, for example `/store/products`. Throws ShopError. */
  get<T>(path: string, struct: Struct<T, unknown>, query?: Query): Promise<T>
  /** Changes. Throws ShopError. */
  post<T>(path: string, struct: Struct<T, unknown>, body?: object, query?: Query): Promise<T>
  /** Removes. Throws ShopError. */
  remove<T>(path: string, struct: Struct<T, unknown>, body?: object, query?: Query): Promise<T>
  /** The id of the visitor's cart. */
  cart: Kept
  /** The items of a new cart, until its id is known. */
  first: Kept
  /** The token of the signed-in customer. */
  token: Kept
  /** Makes a cart; while there is none, the tabs wait for each other, as in `inSession`. */
  inCart<T>(make: () => Promise<T>): Promise<T>
}

/** A client of the Store API. The publishable key names the sales channel. */
export function medusaClient(backend: string, publishableKey: string): MedusaClient {
  const nameOf = (kind: string) => `medusa:${backend}:${kind}`
  const kept = (kind: string): Kept => {
    const name = nameOf(kind)
    return {
      get: () => keptToken(name),
      set: (value) => keepToken(name, value),
      forget: (value) => forgetToken(name, value),
    }
  }
  const [cart, first, token] = [kept('cart'), kept('first'), kept('token')]
  const send = <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    struct: Struct<T, unknown>,
    query: Query = {},
    body?: object,
  ): Promise<T> => {
    const own = token.get()
    return request(method, new URL(backend.replace(/\/$/, '') + path, document.baseURI), {
      query,
      ...(body && { body }),
      headers: { 'x-publishable-api-key': publishableKey, ...(own && { Authorization: `Bearer ${own}` }) },
      quiet: true,
      noCache: true,
      // An answer without data is a text, for example "Created".
      open: (text) => (/^\s*[{[]/.test(text) ? JSON.parse(text) : undefined),
      read: (answer: unknown) => create(answer, struct),
    })
  }
  return {
    get: (path, struct, query) => send('GET', path, struct, query),
    post: (path, struct, body = {}, query = {}) => send('POST', path, struct, query, body),
    remove: (path, struct, body, query) => send('DELETE', path, struct, query, body),
    inCart: (make) => inSession(nameOf('cart'), make),
    ...{ cart, first, token },
  }
}

/** The reason of a refusal, as Medusa names it: `insufficient_inventory`, `not_found`; '' for another failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ShopError) || error.kind === 'server') return ''
  const { code, type } = (error.data ?? {}) as { code?: unknown; type?: unknown }
  return String(code ?? type ?? '')
}

/** For a thing that may not exist: undefined if the server does not find it. */
export function missing(error: unknown): undefined {
  if (error instanceof ShopError && error.status === 404) return undefined
  throw error
}

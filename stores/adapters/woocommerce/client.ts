import { create, type Struct, unknown } from 'superstruct'
import { parseHtml } from '../../../runtime/page/html.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { request } from '../../../runtime/request/request.ts'
import { inSession, keepToken, keptToken } from '../session.ts'
import { refusalOf } from '../shop.ts'

export type WooClient = {
  /** Reads. Throws ShopError. */
  get<T>(path: string, struct: Struct<T, unknown>, query?: Record<string, string | number>): Promise<T>
  /** Changes the basket, whose new state is the answer. Throws ShopError, with the shop's message for the shopper. */
  post<T>(path: string, struct: Struct<T, unknown>, body: object): Promise<T>
}

type Refusal = { code?: unknown; message?: unknown }

/** The texts of WooCommerce are HTML. */
export const plain = (html: string): string => parseHtml(html).textContent ?? ''

/**
 * A client of the Store API. On its own origin the basket is that of the shop's pages: their cookie, with a nonce that
 * each answer renews. Elsewhere it is that of a token (`Cart-Token`), which all tabs of the site share.
 */
export function wooClient(endpoint: string): WooClient {
  const session = `woocommerce:${endpoint}`
  const url = (path: string) => new URL(`${endpoint.replace(/\/$/, '')}/${path}`, document.baseURI)
  const isOwn = () => url('').origin === location.origin
  let nonce: string | undefined

  const key = (): Record<string, string> | undefined => {
    if (isOwn()) return nonce === undefined ? undefined : { Nonce: nonce }
    const token = keptToken(session)
    return token === undefined ? undefined : { 'Cart-Token': token }
  }
  const send = <T>(method: 'GET' | 'POST', path: string, struct: Struct<T, unknown>, given: object): Promise<T> => {
    const now = () =>
      request(method, url(path), {
        ...given,
        headers: key() ?? {},
        quiet: true,
        noCache: true,
        open: (text: string, response?: Response): unknown => {
          nonce = response?.headers.get('Nonce') ?? nonce
          if (!isOwn()) keepToken(session, response?.headers.get('Cart-Token') ?? null)
          return JSON.parse(text)
        },
        read: (answer: unknown) => create(answer, struct),
      })
    return isOwn() ? now() : inSession(session, now)
  }

  const client: WooClient = {
    get: (path, struct, query = {}) => send('GET', path, struct, { query }),
    async post(path, struct, body) {
      const change = () => send('POST', path, struct, { body })
      // Any answer of the basket has the key.
      const askForKey = () => client.get('cart', unknown())
      try {
        if (!key()) await askForKey()
        return await change().catch(async (error: ShopError) => {
          if (!/_nonce$/.test(String(refusalIn(error).code))) throw error
          await askForKey()
          return change()
        })
      } catch (error) {
        const { code, message } = refusalIn(error)
        throw typeof message === 'string' ? refusalOf(plain(message), String(code)) : error
      }
    },
  }
  return client
}

const refusalIn = (error: unknown): Refusal =>
  error instanceof ShopError && error.kind !== 'server' ? ((error.data ?? {}) as Refusal) : {}

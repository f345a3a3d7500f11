import type { MiddlewareHandler } from 'hono'
import { type Culture, cultures, isCulture } from '../../data/cultures.ts'
import { homeMarket, marketOf } from '../../data/money/market.ts'
import type { Shop } from '../context.ts'
import { translator } from '../culture/strings.ts'
import { loadSession } from '../shop/account/sessions.ts'
import { shared } from '../shop/catalogue/shared.ts'

/** The culture of a visitor without an Accept-Language header, or with unsupported languages only. */
const usualCulture: Culture = 'fr'

/** The best culture for an Accept-Language header: by weight, then by order. `pt-BR` matches pt. */
export function preferredCulture(header: string | undefined): Culture {
  const wishes = (header ?? '').split(',').flatMap((wish, place) => {
    const [name = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = Number(
      parameters
        .find((text) => text.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    const culture = name.split('-')[0] ?? ''
    return isCulture(culture) && weight > 0 ? [{ culture, weight, place }] : []
  })
  wishes.sort((one, other) => other.weight - one.weight || one.place - other.place)
  return wishes[0]?.culture ?? usualCulture
}

/** The culture in the first segment of a path behind the application path; undefined without one. */
const cultureInPath = (path: string): Culture | undefined => cultures.find((culture) => culture === path.split('/')[1])

/** Sets the values that an error page needs: culture, texts, and an anonymous visitor. */
export const knowCulture: MiddlewareHandler<Shop> = (c, next) => {
  const path = c.req.path.slice(c.get('app').length)
  const culture = cultureInPath(path) ?? preferredCulture(c.req.header('Accept-Language'))
  c.set('culture', culture)
  c.set('t', translator(culture))
  c.set('isFragment', c.req.header('X-Page-Target') !== undefined)
  c.set('session', { id: null, cartId: null, customerId: null })
  c.set('customer', null)
  c.set('market', homeMarket)
  c.set('flash', [])
  return next()
}

/** Sets session, customer and market. */
export const knowVisitor: MiddlewareHandler<Shop> = async (c, next) => {
  const { session, customer, chosen } = await loadSession(c)
  c.set('session', session)
  c.set('customer', customer)
  const { vatNumber, ...market } = chosen
  c.set('market', await (vatNumber === null ? shared(c, marketOf, market) : marketOf(c.get('db'), chosen)))
  return next()
}

import type { MiddlewareHandler } from 'hono'
import { type Culture, cultures, isCulture } from '../../data/cultures.ts'
import { homeMarket, marketOf } from '../../data/money/market.ts'
import type { Shop } from '../context.ts'
import { loadSession } from '../shop/account/sessions.ts'
import { translator } from '../strings.ts'

/** The culture of a visitor who says nothing, or nothing that the shop speaks. */
const usualCulture: Culture = 'fr'

/** The best culture for an Accept-Language header: by weight, then by order. `pt-BR` gets pt. */
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

/** The culture in the first segment of a path behind the application path; undefined when there is none. */
const cultureInPath = (path: string): Culture | undefined => cultures.find((culture) => culture === path.split('/')[1])

/** Puts into the context what an error page needs: culture and texts, and a visitor of whom nothing is known. */
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

/** Puts session, customer and market into the context. */
export const knowVisitor: MiddlewareHandler<Shop> = async (c, next) => {
  const { session, customer, chosen } = await loadSession(c)
  c.set('session', session)
  c.set('customer', customer)
  c.set('market', await marketOf(c.get('db'), chosen))
  return next()
}

import type { ShopContext } from '../../context.ts'
import { countryCode, type ShippingProblem, shippingMethods } from '../delivery.ts'
import { cartCollection, hasPoint } from '../pickup/collection.ts'
import { cartView } from './cart-view.ts'
import { withCart } from './find-cart.ts'
import { chooseTaxCountry } from './market.ts'

/**
 * Delivers to a country from now on: its taxes are in the prices, and its zone decides what deliveries cost. What is collected at a
 * point is taxed there. False for a country that the shop does not know.
 */
export async function deliverTo(c: ShopContext, countryId: number | undefined): Promise<boolean> {
  const code = await countryCode(c.get('db'), countryId)
  return code !== undefined && chooseTaxCountry(c, (await cartCollection(c))?.countryCode ?? code)
}

/** The outcome of choosing a way of delivery; `name` is that of one which does not serve the basket. */
export type MethodChoice = { state: 'chosen' | 'unknown' | ShippingProblem; name: string }

/** Keeps the way of delivery for the visitor's basket. */
export async function chooseMethod(c: ShopContext, id: number | undefined): Promise<MethodChoice> {
  const methods = await shippingMethods(c.get('db'), c.var, await cartView(c))
  const method = methods.find((one) => one.id === id)
  if (!method) return { state: 'unknown', name: '' }
  if (method.problem) return { state: method.problem, name: method.name }
  const before = await cartCollection(c)
  await withCart(c, (trx, cartId) =>
    trx.updateTable('cart').set({ shipping_method_id: method.id }).where('id', '=', cartId).execute(),
  )
  // What is brought home again, or to another point, is taxed where that is.
  const country = (await cartCollection(c))?.countryCode ?? before?.countryBefore
  if (country) await chooseTaxCountry(c, country)
  return { state: 'chosen', name: method.name }
}

/** Takes the way of delivery that a form names, where it matters to the taxes: a point that was chosen counts for its own way alone. */
export async function followMethod(c: ShopContext, id: number | undefined): Promise<void> {
  if (await hasPoint(c)) await chooseMethod(c, id)
}

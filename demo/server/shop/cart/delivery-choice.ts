import type { ShopContext } from '../../context.ts'
import { countryCode, type ShippingProblem, shippingMethods } from '../delivery.ts'
import { cartCollection, hasPoint } from '../pickup/collection.ts'
import { cartView } from './cart-view.ts'
import { withCart } from './find-cart.ts'
import { chooseTaxCountry } from './market.ts'

/**
 * Sets the country of the delivery: prices include its taxes, and its zone decides the delivery costs. A collected
 * order is taxed in the country of its pickup point. False for an unknown country.
 */
export async function deliverTo(c: ShopContext, countryId: number | undefined): Promise<boolean> {
  const code = await countryCode(c.get('db'), countryId)
  return code !== undefined && chooseTaxCountry(c, (await cartCollection(c))?.countryCode ?? code)
}

/** `name` is that of a method which is not available for the basket. */
export type MethodChoice = { state: 'chosen' | 'unknown' | ShippingProblem; name: string }

export async function chooseMethod(c: ShopContext, id: number | undefined): Promise<MethodChoice> {
  const methods = await shippingMethods(c.get('db'), c.var, await cartView(c))
  const method = methods.find((one) => one.id === id)
  if (!method) return { state: 'unknown', name: '' }
  if (method.problem) return { state: method.problem, name: method.name }
  const before = await cartCollection(c)
  await withCart(c, (trx, cartId) =>
    trx.updateTable('cart').set({ shipping_method_id: method.id }).where('id', '=', cartId).execute(),
  )
  // A delivery to an address, or to another point, is taxed in the country of that place.
  const country = (await cartCollection(c))?.countryCode ?? before?.countryBefore
  if (country) await chooseTaxCountry(c, country)
  return { state: 'chosen', name: method.name }
}

/** Stores the shipping method of a form if it changes the taxes: a chosen point counts only for its own method. */
export async function followMethod(c: ShopContext, id: number | undefined): Promise<void> {
  if (await hasPoint(c)) await chooseMethod(c, id)
}

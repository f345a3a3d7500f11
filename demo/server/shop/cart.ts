import { type NamedVariant, namedVariants } from '../../data/catalogue/cart-variants.ts'
import { type Coupon, findCoupon } from '../../data/catalogue/coupons.ts'
import type { Db } from '../../data/schema.ts'
import type { ShopContext } from '../context.ts'
import { cartLines, couponState, sumUp } from './cart-view.ts'
import { findCart, withCart } from './find-cart.ts'
import { availableQuantity, type QuantityProblem, quantityProblem } from './quantity.ts'

/**
 * What a change of the cart came to. `stock` is what the shop has, when that was the reason; `available` how many the
 * same request can have in the place of what was refused, 0 for none.
 */
export type CartChange =
  | { state: 'changed'; name: string }
  | { state: 'unknown' }
  | { state: 'quantity'; problem: QuantityProblem; name: string; available: number }
  | { state: 'stock'; stock: number; name: string; available: number }

/** What is added: a variant, how many of it, and the form's further fields (§3: order origin). */
export type Addition = { variantId: number; quantity: number; origin?: Record<string, string> }

/** Adds to the visitor's cart, to what is there of the variant. An unknown variant makes no cart and no session. */
export async function addToCart(c: ShopContext, { variantId, quantity, origin = {} }: Addition): Promise<CartChange> {
  const { db, culture } = c.var
  const known = (await namedVariants(db, [variantId], culture)).get(variantId)
  if (known === undefined) return { state: 'unknown' }
  const refusal = allowed(known, quantity)
  if (refusal.state !== 'changed' && c.var.session.id === null) return refusal
  return withCart(c, async (trx, cartId) => {
    const line = await findLine(trx, cartId, 'variant_id', variantId)
    const total = (line?.quantity ?? 0) + quantity
    const outcome = allowed(known, total)
    if (outcome.state !== 'changed') {
      // What is available is added to what is there.
      const available = availableQuantity(total, known, known.stock, line?.quantity) - (line?.quantity ?? 0)
      return { ...outcome, available: Math.max(available, 0) }
    }
    await trx
      .insertInto('cart_line')
      .values({ cart_id: cartId, variant_id: variantId, quantity: total, origin: JSON.stringify(origin) })
      .onConflict((conflict) => conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ quantity: total }))
      .execute()
    return outcome
  })
}

/** Sets the quantity of a line of the visitor's own cart. */
export async function changeQuantity(c: ShopContext, lineId: number, quantity: number): Promise<CartChange> {
  if ((await findCart(c.var.db, c.var.session)) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const line = await findLine(trx, cartId, 'id', lineId)
    const variant = line && (await namedVariants(trx, [line.variant_id], c.var.culture)).get(line.variant_id)
    if (variant === undefined) return { state: 'unknown' }
    const outcome = allowed(variant, quantity)
    if (outcome.state !== 'changed') {
      return { ...outcome, available: availableQuantity(quantity, variant, variant.stock, line?.quantity) }
    }
    await trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute()
    return outcome
  })
}

/** Takes a line out of the visitor's own cart. */
export async function removeItem(c: ShopContext, lineId: number): Promise<CartChange> {
  if ((await findCart(c.var.db, c.var.session)) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const query = trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', '=', lineId)
    const gone = await query.returning('variant_id').executeTakeFirst()
    if (gone === undefined) return { state: 'unknown' }
    const variant = (await namedVariants(trx, [gone.variant_id], c.var.culture)).get(gone.variant_id)
    return { state: 'changed', name: variant?.name ?? '' }
  })
}

/** What came of a coupon code. `minimum`: the cart needs more; a code of other days is as unknown as one that never was. */
export type CouponOutcome = { state: 'applied' | 'minimum'; coupon: Coupon } | { state: 'unknown' }

/** Gives a coupon code to the visitor's cart, in the place of the one that it has. A refused one leaves that. */
export async function applyCoupon(c: ShopContext, typed: string): Promise<CouponOutcome> {
  const { db, session, culture } = c.var
  const coupon = await findCoupon(db, typed)
  if (!coupon?.isCurrent || (await findCart(db, session)) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const { lines, goodsIncl } = sumUp(await cartLines(trx, cartId, culture))
    if (lines.length === 0) return { state: 'unknown' }
    if (couponState(coupon, goodsIncl) !== 'valid') return { state: 'minimum', coupon }
    await trx.updateTable('cart').set({ coupon_id: coupon.id }).where('id', '=', cartId).execute()
    return { state: 'applied', coupon }
  })
}

/** Takes the coupon code off the visitor's cart; a cart without one stays as it is. */
export async function removeCoupon(c: ShopContext): Promise<void> {
  if ((await findCart(c.var.db, c.var.session)) === null) return
  await withCart(c, (trx, cartId) =>
    trx.updateTable('cart').set({ coupon_id: null }).where('id', '=', cartId).execute(),
  )
}

/** Whether a cart may hold that many of a variant: the product's rules first, then the stock. */
export function allowed(variant: NamedVariant, quantity: number): Exclude<CartChange, { state: 'unknown' }> {
  const { name, stock } = variant
  const problem = quantityProblem(quantity, variant)
  const available = availableQuantity(quantity, variant, stock)
  if (problem) return { state: 'quantity', problem, name, available }
  return quantity > stock ? { state: 'stock', stock, name, available } : { state: 'changed', name }
}

const findLine = (trx: Db, cartId: string, column: 'id' | 'variant_id', value: number) =>
  trx
    .selectFrom('cart_line')
    .select(['id', 'variant_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .where(column, '=', value)
    .executeTakeFirst()

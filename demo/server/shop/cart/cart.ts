import { type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { listField, noteForList } from '../wishlists/given.ts'
import { settleCoupon } from './coupons.ts'
import { findCart, withCart } from './find-cart.ts'
import { availableQuantity, type QuantityProblem, quantityProblem } from './quantity.ts'

/**
 * `stock` is the available stock, if that was the reason of a refusal. `available` is the quantity that the same
 * request could have instead; 0 for none.
 */
export type CartChange =
  | { state: 'changed'; name: string }
  | { state: 'unknown' }
  | { state: 'quantity'; problem: QuantityProblem; name: string; available: number }
  | { state: 'stock'; stock: number; name: string; available: number }

/** An addition: a variant, its quantity, and the further fields of the form (§3: order origin). */
export type Addition = { variantId: number; quantity: number; origin?: Record<string, string> }

/** Adds units of a variant to the visitor's cart. For an unknown variant no cart and no session is created. */
export async function addToCart(c: ShopContext, { variantId, quantity, origin = {} }: Addition): Promise<CartChange> {
  const known = (await namedVariants(c.get('db'), [variantId], c.var)).get(variantId)
  if (known === undefined) return { state: 'unknown' }
  const refusal = allowed(known, quantity)
  if (refusal.state !== 'changed' && c.get('session').id === null) return refusal
  return withCart(c, async (trx, cartId) => {
    const change = await addLine(trx, cartId, { variant: known, quantity, origin })
    if (change.state !== 'changed') return change
    await noteForList(trx, cartId, { variantId, quantity, key: origin[listField] })
    await settleCoupon(c, trx, cartId)
    return change
  })
}

/** Adds to the line of a variant in a locked cart, by the rules of the product and its stock. */
export async function addLine(
  trx: Db,
  cartId: string,
  { variant, quantity, origin }: { variant: NamedVariant; quantity: number; origin: Record<string, string> },
): Promise<Exclude<CartChange, { state: 'unknown' }>> {
  const line = await findLine(trx, cartId, 'variant_id', variant.id)
  const total = (line?.quantity ?? 0) + quantity
  const change = allowed(variant, total)
  if (change.state !== 'changed') {
    // The available quantity is that of the line after the addition.
    const available = availableQuantity(total, variant, variant.stock, line?.quantity) - (line?.quantity ?? 0)
    return { ...change, available: Math.max(available, 0) }
  }
  await trx
    .insertInto('cart_line')
    .values({ cart_id: cartId, variant_id: variant.id, quantity: total, origin: JSON.stringify(origin) })
    .onConflict((conflict) => conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ quantity: total }))
    .execute()
  return change
}

export async function changeQuantity(c: ShopContext, lineId: number, quantity: number): Promise<CartChange> {
  if ((await findCart(c.get('db'), c.get('session'))) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const line = await findLine(trx, cartId, 'id', lineId)
    const variant = line && (await namedVariants(trx, [line.variant_id], c.var)).get(line.variant_id)
    if (variant === undefined) return { state: 'unknown' }
    const outcome = allowed(variant, quantity)
    if (outcome.state !== 'changed') {
      return { ...outcome, available: availableQuantity(quantity, variant, variant.stock, line?.quantity) }
    }
    await trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute()
    await settleCoupon(c, trx, cartId)
    return outcome
  })
}

export async function removeItem(c: ShopContext, lineId: number): Promise<CartChange> {
  if ((await findCart(c.get('db'), c.get('session'))) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const query = trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', '=', lineId)
    const gone = await query.returning('variant_id').executeTakeFirst()
    if (gone === undefined) return { state: 'unknown' }
    await settleCoupon(c, trx, cartId)
    const variant = (await namedVariants(trx, [gone.variant_id], c.var)).get(gone.variant_id)
    return { state: 'changed', name: variant?.name ?? '' }
  })
}

/** Whether a cart may have a quantity of a variant: first by the product's rules, then by the stock. */
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

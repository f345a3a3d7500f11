import { sql } from 'kysely'
import { namedVariants } from '../../../data/catalogue/cart-variants.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { joinForLists } from '../wishlists/given.ts'
import { settleCoupon } from './coupons.ts'
import { customersCart, lockCart, lockCustomer } from './find-cart.ts'
import { fittingQuantity } from './quantity.ts'

/**
 * Merges a visitor's anonymous cart into that of the customer who signs in. Quantities of the same variant are added,
 * within the stock, the maximum and the step; a line that does not fit is dropped.
 */
export async function joinCarts(trx: Db, c: ShopContext, customerId: number): Promise<void> {
  const session = c.get('session')
  const sessionRow = trx
    .selectFrom('session')
    .select('cart_id')
    .where('id', '=', session.id ?? '')
  const anonymous = (await sessionRow.forUpdate().executeTakeFirst())?.cart_id ?? null
  await lockCustomer(trx, customerId)
  const own = await customersCart(trx, customerId)
  if (anonymous === null || anonymous === own || !(await isAnonymous(trx, anonymous))) return
  if (own === null) {
    await trx.updateTable('cart').set({ customer_id: customerId }).where('id', '=', anonymous).execute()
    return
  }
  await lockCart(trx, own)
  await mergeLines(trx, c, anonymous, own)
  await joinForLists(trx, anonymous, own)
  await mergeCoupons(trx, anonymous, own)
  await mergeSaved(trx, anonymous, own)
  await settleCoupon(c, trx, own)
  await trx.deleteFrom('cart').where('id', '=', anonymous).execute()
}

const isAnonymous = async (trx: Db, cartId: string) => {
  const query = trx.selectFrom('cart').select('id').where('id', '=', cartId).where('customer_id', 'is', null)
  return (await query.forUpdate().executeTakeFirst()) !== undefined
}

/** The code that was entered last, before signing in, has priority. */
const mergeCoupons = (trx: Db, from: string, to: string) =>
  trx
    .updateTable('cart')
    .from('cart as other')
    .set((e) => ({ coupon_id: e.ref('other.coupon_id') }))
    .where('cart.id', '=', to)
    .where('other.id', '=', from)
    .where('other.coupon_id', 'is not', null)
    .execute()

/** Moves the saved items too. For an item in both carts the customer's quantity is kept; removed items are dropped. */
async function mergeSaved(trx: Db, from: string, to: string): Promise<void> {
  await trx.deleteFrom('saved_line').where('cart_id', 'in', [from, to]).where('forgotten_at', 'is not', null).execute()
  await sql`update saved_line set cart_id = ${to} where cart_id = ${from} and variant_id not in (
    select variant_id from saved_line where cart_id = ${to})`.execute(trx)
}

async function mergeLines(trx: Db, c: ShopContext, from: string, to: string): Promise<void> {
  const rows = await trx
    .selectFrom('cart_line')
    .select(['cart_id', 'variant_id', 'quantity', 'origin', 'gift'])
    .where('cart_id', 'in', [from, to])
    .execute()
  const brought = rows.filter((row) => row.cart_id === from)
  const ids = brought.map((row) => row.variant_id)
  const variants = await namedVariants(trx, ids, c.var)
  for (const { variant_id: variantId, quantity, origin, gift } of brought) {
    const variant = variants.get(variantId)
    const there = rows.find((row) => row.cart_id === to && row.variant_id === variantId)?.quantity ?? 0
    const total = variant ? fittingQuantity(there + quantity, variant, variant.stock) : 0
    if (total <= there) continue
    await trx
      .insertInto('cart_line')
      .values({
        cart_id: to,
        variant_id: variantId,
        quantity: total,
        origin: JSON.stringify(origin),
        gift: gift && JSON.stringify(gift),
      })
      .onConflict((conflict) => conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ quantity: total }))
      .execute()
  }
}

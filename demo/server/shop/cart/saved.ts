import { sql } from 'kysely'
import { type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import type { ShopContext } from '../../context.ts'
import { addToCart, type CartChange } from './cart.ts'
import { settleCoupon } from './coupons.ts'
import { findCart, withCart } from './find-cart.ts'

/** What a visitor keeps for later; nothing is reserved, and the price is that of today. */
export type SavedLine = { id: number; variant: NamedVariant; quantity: number; price: Price }

/** The visitor's saved products, the last one first. */
export async function savedLines(c: ShopContext): Promise<SavedLine[]> {
  const { db, session } = c.var
  const cartId = await findCart(db, session)
  if (cartId === null) return []
  const rows = await db
    .selectFrom('saved_line')
    .select(['id', 'variant_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map((row) => row.variant_id)
  const variants = await namedVariants(db, ids, c.var)
  return rows.flatMap(({ id, variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    return variant ? [{ id, variant, quantity, price: priceFor(variant.rules, quantity) }] : []
  })
}

/** Moves an item of the visitor's cart to what is kept for later; false when it is none. */
export async function saveForLater(c: ShopContext, lineId: number): Promise<boolean> {
  if ((await findCart(c.var.db, c.var.session)) === null) return false
  return withCart(c, async (trx, cartId) => {
    const line = trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', '=', lineId)
    const gone = await line.returning(['variant_id', 'quantity']).executeTakeFirst()
    if (gone === undefined) return false
    await trx
      .insertInto('saved_line')
      .values({ cart_id: cartId, ...gone })
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', 'variant_id'])
          .doUpdateSet({ quantity: gone.quantity, saved_at: sql<Date>`now()` }),
      )
      .execute()
    await settleCoupon(c, trx, cartId)
    return true
  })
}

/** Puts a saved product back into the cart, by the rules of every addition; it is kept where the shop refuses. */
export async function returnToCart(c: ShopContext, id: number): Promise<CartChange & { variantId?: number }> {
  const saved = (await savedLines(c)).find((line) => line.id === id)
  if (!saved) return { state: 'unknown' }
  const { variant, quantity } = saved
  const change = await addToCart(c, { variantId: variant.id, quantity })
  if (change.state === 'changed') await forgetSaved(c, id)
  return { ...change, variantId: variant.id }
}

/** Forgets a saved product of the visitor's. */
export async function forgetSaved(c: ShopContext, id: number): Promise<void> {
  const { db, session } = c.var
  const cartId = await findCart(db, session)
  if (cartId === null) return
  await db.deleteFrom('saved_line').where('cart_id', '=', cartId).where('id', '=', id).execute()
}

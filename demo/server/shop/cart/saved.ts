import { sql } from 'kysely'
import { type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { addLine, type CartChange } from './cart.ts'
import { settleCoupon } from './coupons.ts'
import { findCart, withCart } from './find-cart.ts'

/** An item that was saved for later. It is not reserved, and its price is that of today. */
export type SavedLine = { id: number; variant: NamedVariant; quantity: number; price: Price }

/** The visitor's saved items, the last one first. */
export async function savedLines(c: ShopContext): Promise<SavedLine[]> {
  const [db, session] = [c.get('db'), c.get('session')]
  const cartId = await findCart(db, session)
  if (cartId === null) return []
  const rows = await db
    .selectFrom('saved_line')
    .select(['id', 'variant_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .where('forgotten_at', 'is', null)
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

/** Moves an item from the visitor's cart to the saved items, with all of its data; false if there is no such item. */
export async function saveForLater(c: ShopContext, lineId: number): Promise<boolean> {
  if ((await findCart(c.get('db'), c.get('session'))) === null) return false
  return withCart(c, async (trx, cartId) => {
    const { rows } = await sql`
      insert into saved_line (cart_id, variant_id, quantity, origin, gift, lists)
      select line.cart_id, line.variant_id, line.quantity, line.origin, line.gift, coalesce((
        select jsonb_agg(jsonb_build_object('id', note.wishlist_id, 'quantity', note.quantity))
        from cart_line_list note where note.line_id = line.id), '[]')
      from cart_line line where line.cart_id = ${cartId} and line.id = ${lineId}
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity, origin = excluded.origin,
        gift = excluded.gift, lists = excluded.lists, saved_at = now(), forgotten_at = null
      returning id`.execute(trx)
    if (rows.length === 0) return false
    await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', '=', lineId).execute()
    await settleCoupon(c, trx, cartId)
    return true
  })
}

/** Moves a saved item back to the cart, by the rules of every addition; a refused item stays saved. */
export async function returnToCart(c: ShopContext, id: number): Promise<CartChange & { variantId?: number }> {
  const saved = (await savedLines(c)).find((line) => line.id === id)
  if (!saved) return { state: 'unknown' }
  const { variant, quantity } = saved
  const change = await withCart(c, async (trx, cartId): Promise<CartChange> => {
    const query = trx.selectFrom('saved_line').select('origin').where('cart_id', '=', cartId).where('id', '=', id)
    const kept = await query.executeTakeFirst()
    // A second click: the first one has already moved it back.
    if (!kept) return { state: 'changed', name: variant.name }
    const change = await addLine(trx, cartId, { variant, quantity, origin: kept.origin })
    if (change.state !== 'changed') return change
    await restoreNotes(trx, cartId, id)
    await trx.deleteFrom('saved_line').where('id', '=', id).execute()
    await settleCoupon(c, trx, cartId)
    return change
  })
  return { ...change, variantId: variant.id }
}

/** Restores the greeting card of a saved item, and its birth lists that still exist. */
async function restoreNotes(trx: Db, cartId: string, savedId: number): Promise<void> {
  const both = sql`saved_line saved join cart_line line using (cart_id, variant_id)`
  const isMeant = sql`saved.id = ${savedId} and saved.cart_id = ${cartId}`
  await sql`
    insert into cart_line_list (line_id, wishlist_id, quantity)
    select line.id, list.id, (note ->> 'quantity')::int
    from ${both}, jsonb_array_elements(saved.lists) note, wishlist list
    where ${isMeant} and list.id = (note ->> 'id')::int
    on conflict (line_id, wishlist_id) do update
    set quantity = cart_line_list.quantity + excluded.quantity`.execute(trx)
  await sql`
    update cart_line own set gift = coalesce(own.gift, saved.gift)
    from ${both} where ${isMeant} and own.id = line.id`.execute(trx)
}

/**
 * Removes a saved item of the visitor; it can be restored until the next one is removed. Returns its name, or undefined
 * if there is none.
 */
export async function forgetSaved(c: ShopContext, id: number): Promise<string | undefined> {
  const [db, session] = [c.get('db'), c.get('session')]
  const cartId = await findCart(db, session)
  const saved = (await savedLines(c)).find((line) => line.id === id)
  if (cartId === null || !saved) return undefined
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('saved_line').where('cart_id', '=', cartId).where('forgotten_at', 'is not', null).execute()
    const line = trx.updateTable('saved_line').where('cart_id', '=', cartId).where('id', '=', id)
    await line.set({ forgotten_at: new Date() }).execute()
  })
  return saved.variant.name
}

/** Restores the saved item that the visitor removed last; false if it no longer exists. */
export async function restoreSaved(c: ShopContext, id: number): Promise<boolean> {
  const [db, session] = [c.get('db'), c.get('session')]
  const cartId = await findCart(db, session)
  if (cartId === null) return false
  const line = db.updateTable('saved_line').where('cart_id', '=', cartId).where('id', '=', id)
  return (await line.set({ forgotten_at: null }).returning('id').executeTakeFirst()) !== undefined
}

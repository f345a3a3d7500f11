import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** The field of an add-to-cart form with the key of the shared list that the product is for. */
export const listField = 'ListKey'

/** The units of a variant that were already given, and the names of the buyers. */
export type Given = { quantity: number; givers: string[] }

/** The given units of a list, by variant. */
export async function givenFrom(db: Db, listId: number): Promise<ReadonlyMap<number, Given>> {
  const { rows } = await sql<Given & { variant: number }>`
    select variant_id as variant, sum(quantity)::int as quantity,
      coalesce(json_agg(giver order by id) filter (where giver <> ''), '[]') as givers
    from wishlist_given where wishlist_id = ${listId} group by variant_id`.execute(db)
  return new Map(rows.map(({ variant, quantity, givers }) => [variant, { quantity, givers: [...new Set(givers)] }]))
}

/** Records that units of a variant in a cart are for a shared birth list. Unknown keys are ignored. */
export async function noteForList(
  trx: Db,
  cartId: string,
  { variantId, quantity, key }: { variantId: number; quantity: number; key: string | undefined },
): Promise<void> {
  if (key === undefined || key === '') return
  await sql`
    insert into cart_line_list (line_id, wishlist_id, quantity)
    select line.id, list.id, ${quantity}::int from cart_line line, wishlist list
    where line.cart_id = ${cartId} and line.variant_id = ${variantId} and list.share_key = ${key}
      and list.kind = 'birth'
      and exists (select from wishlist_item item where item.wishlist_id = list.id and item.variant_id = ${variantId})
    on conflict (line_id, wishlist_id) do update
    set quantity = cart_line_list.quantity + excluded.quantity`.execute(trx)
}

/** Adds the records of a cart, which name the lists that its units are for, to the lines of another cart. */
export const joinForLists = (trx: Db, from: string, to: string) =>
  sql`
    insert into cart_line_list (line_id, wishlist_id, quantity)
    select own.id, note.wishlist_id, note.quantity
    from cart_line_list note join cart_line line on line.id = note.line_id
    join cart_line own on own.variant_id = line.variant_id and own.cart_id = ${to}
    where line.cart_id = ${from}
    on conflict (line_id, wishlist_id) do update
    set quantity = cart_line_list.quantity + excluded.quantity`.execute(trx)

/** Marks the units of an order as given on its birth lists; called while the cart still has its lines. */
export const markGiven = (trx: Db, cartId: string, { orderId, giver }: { orderId: number; giver: string }) =>
  sql`
    insert into wishlist_given (wishlist_id, variant_id, order_id, quantity, giver)
    select note.wishlist_id, line.variant_id, ${orderId}::int, least(note.quantity, line.quantity), ${giver}
    from cart_line_list note join cart_line line on line.id = note.line_id
    where line.cart_id = ${cartId}`.execute(trx)

import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import { lockList, mergedQuantity, mostItems } from './changes.ts'
import { inTransaction, type ListOwner, onListOf } from './owner.ts'

/** How many products have moved, or that the other list cannot hold them. */
export type Moved = { state: 'moved'; count: number } | { state: 'full' } | { state: 'unknown' }

/** Moves rows of an owner's list to another one of theirs; the quantities of a product that both have are added. */
export function moveItems(
  db: Db,
  owner: ListOwner,
  { from, to, rows }: { from: number; to: number; rows: number[] },
): Promise<Moved> {
  return inTransaction(db, async (trx) => {
    // In one order, whichever way somebody else moves things at the same time.
    for (const id of [from, to].sort((one, other) => one - other)) {
      if (!(await lockList(trx, id))) return { state: 'unknown' }
    }
    const moving = await trx
      .selectFrom('wishlist_item')
      .select('id')
      .where('wishlist_id', '=', from)
      .where('id', 'in', rows.length > 0 ? rows : [0])
      .where(onListOf(owner))
      .orderBy('id')
      .execute()
    const ids = moving.map(({ id }) => id)
    if (from === to || ids.length === 0) return { state: 'unknown' }
    if ((await unionSize(trx, to, ids)) > mostItems) return { state: 'full' }
    await mergeRows(trx, to, ids)
    return { state: 'moved', count: ids.length }
  })
}

/** How many products a list would have together with some rows. */
export async function unionSize(trx: Db, listId: number, ids: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct variant_id)::int as count from wishlist_item
    where wishlist_id = ${listId} or id = any(${ids}::int[])`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Puts rows on another list. */
export async function mergeRows(trx: Db, listId: number, ids: number[]): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, variant_id, quantity)
    select ${listId}, variant_id, quantity from wishlist_item where id = any(${ids}::int[]) order by id
    on conflict (wishlist_id, variant_id) do update set quantity = ${mergedQuantity}`.execute(trx)
  await sql`delete from wishlist_item where id = any(${ids}::int[])`.execute(trx)
}

import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import { lockList, mergedQuantity, mostItems } from './changes.ts'
import { inTransaction, type ListOwner, onListOf } from './owner.ts'

/** The outcome of a move: the number of moved products. `full`: the other list has no space. */
export type Moved = { state: 'moved'; count: number } | { state: 'full' } | { state: 'unknown' }

/** Moves items of an owner's list to another one of theirs; quantities of a product in both lists are added. */
export function moveItems(
  db: Db,
  owner: ListOwner,
  { from, to, rows }: { from: number; to: number; rows: number[] },
): Promise<Moved> {
  return inTransaction(db, async (trx) => {
    // Locked in one order, so that two opposite moves cannot deadlock.
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

/** The number of products that a list would have together with some items. */
export async function unionSize(trx: Db, listId: number, ids: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct variant_id)::int as count from wishlist_item
    where wishlist_id = ${listId} or id = any(${ids}::int[])`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function mergeRows(trx: Db, listId: number, ids: number[]): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, variant_id, quantity)
    select ${listId}, variant_id, quantity from wishlist_item where id = any(${ids}::int[]) order by id
    on conflict (wishlist_id, variant_id) do update set quantity = ${mergedQuantity}`.execute(trx)
  await sql`delete from wishlist_item where id = any(${ids}::int[])`.execute(trx)
}

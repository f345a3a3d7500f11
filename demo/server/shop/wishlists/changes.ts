import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import type { ListKind } from './lists.ts'
import { inTransaction, type ListOwner, lockOwner, onListOf, ownedBy, ownerColumns } from './owner.ts'

/** The most lists of an owner, and the most products of a list. */
export const mostLists = 50
export const mostItems = 500

/** Characters of a list's name and description, and the highest quantity of an item. */
export const longestName = 80
export const longestDescription = 500
export const mostWished = 999

/** A key that nobody can guess: 128 bits. */
export const newShareKey = () => randomBytes(16).toString('base64url')

/** Creates a list; undefined when the owner has the most lists allowed. A birth list is shared from the start. */
export function createList(
  db: Db,
  owner: ListOwner,
  { name, kind, description = '' }: { name: string; kind: ListKind; description?: string },
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, owner)
    const { count } = await trx
      .selectFrom('wishlist')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(ownedBy(owner))
      .executeTakeFirstOrThrow()
    if (count >= mostLists) return undefined
    const shared = kind === 'birth' ? { share_key: newShareKey(), shows_owner: true } : {}
    const { id } = await trx
      .insertInto('wishlist')
      .values({ ...ownerColumns(owner), kind, ...shared, name, description })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export type Added = 'added' | 'unknown' | 'full'

/** Adds a product to a list of the caller's own; a product that is already on it gets the new quantity. */
export async function addItem(db: Db, listId: number, variantId: number, quantity: number): Promise<Added> {
  const known = db.selectFrom('variant').select('id').where('id', '=', variantId)
  if ((await known.executeTakeFirst()) === undefined) return 'unknown'
  return inTransaction(db, async (trx) => {
    if (!(await lockList(trx, listId))) return 'unknown'
    if ((await countBeside(trx, listId, variantId)) >= mostItems) return 'full'
    await trx
      .insertInto('wishlist_item')
      .values({ wishlist_id: listId, variant_id: variantId, quantity })
      .onConflict((conflict) => conflict.columns(['wishlist_id', 'variant_id']).doUpdateSet({ quantity }))
      .execute()
    return 'added'
  })
}

/** Locks a list, so that its items change in one transaction at a time. Undefined when the list does not exist. */
export const lockList = (trx: Db, id: number) =>
  trx.selectFrom('wishlist').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

async function countBeside(trx: Db, listId: number, variantId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('wishlist_item')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('wishlist_id', '=', listId)
    .where('variant_id', '!=', variantId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes an item from an owner's list. False if it is not the owner's. */
export async function removeItem(db: Db, owner: ListOwner, itemId: number): Promise<boolean> {
  const gone = await db.deleteFrom('wishlist_item').where('id', '=', itemId).where(onListOf(owner)).executeTakeFirst()
  return gone.numDeletedRows > 0
}

/** Removes a product from one of an owner's lists, or without `listId` from all of them. */
export async function removeVariant(db: Db, owner: ListOwner, variantId: number, listId?: number): Promise<void> {
  const rows = db.deleteFrom('wishlist_item').where('variant_id', '=', variantId).where(onListOf(owner))
  await (listId === undefined ? rows : rows.where('wishlist_id', '=', listId)).execute()
}

/** Changes the requested quantity of an item. False if it is not the owner's. */
export async function setWished(db: Db, owner: ListOwner, itemId: number, quantity: number): Promise<boolean> {
  const changed = await db
    .updateTable('wishlist_item')
    .set({ quantity })
    .where('id', '=', itemId)
    .where(onListOf(owner))
    .executeTakeFirst()
  return changed.numUpdatedRows > 0
}

/** Changes the requested quantities of multiple items of a list of the caller's own; unchanged rows are not written. */
export async function setQuantities(db: Db, listId: number, typed: { id: number; quantity: number }[]): Promise<void> {
  if (typed.length === 0) return
  await sql`
    update wishlist_item item set quantity = least(typed.quantity, ${mostWished}::int)
    from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as typed (id int, quantity int)
    where item.id = typed.id and item.wishlist_id = ${listId} and item.quantity <> typed.quantity`.execute(db)
}

export async function renameList(
  db: Db,
  owner: ListOwner,
  list: { id: number; name: string; description: string },
): Promise<void> {
  await db
    .updateTable('wishlist')
    .set({ name: list.name, description: list.description })
    .where('id', '=', list.id)
    .where(ownedBy(owner))
    .execute()
}

export async function deleteList(db: Db, owner: ListOwner, id: number): Promise<void> {
  await db.deleteFrom('wishlist').where('id', '=', id).where(ownedBy(owner)).execute()
}

/** The SQL of a quantity when two items of a product are merged: their sum, up to the highest quantity. */
export const mergedQuantity = sql<number>`least(wishlist_item.quantity + excluded.quantity, ${sql.lit(mostWished)})`

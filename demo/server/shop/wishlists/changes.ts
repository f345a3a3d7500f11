import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import { lockCustomer } from '../cart/find-cart.ts'
import type { ListKind } from './lists.ts'

/** The most lists of a customer, and the most products of a list. */
export const mostLists = 50
export const mostItems = 500

/** The most characters of a list's name and description, and the highest quantity of a wish. */
export const longestName = 80
export const longestDescription = 500
export const mostWished = 999

/** Makes a list; undefined when the customer has as many as can be. */
export function createList(
  db: Db,
  customerId: number,
  { name, kind, description = '' }: { name: string; kind: ListKind; description?: string },
): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, customerId)
    const { count } = await trx
      .selectFrom('wishlist')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
    if (count >= mostLists) return undefined
    const { id } = await trx
      .insertInto('wishlist')
      .values({ customer_id: customerId, kind, share_key: randomBytes(12).toString('base64url'), name, description })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** The outcome of adding a product to a list. */
export type Added = 'added' | 'unknown' | 'full'

/** Puts a product on a list of the caller's customer; a product that is on it already gets the new quantity. */
export async function addItem(db: Db, listId: number, variantId: number, quantity: number): Promise<Added> {
  const known = db.selectFrom('variant').select('id').where('id', '=', variantId)
  if ((await known.executeTakeFirst()) === undefined) return 'unknown'
  return inTransaction(db, async (trx) => {
    await trx.selectFrom('wishlist').select('id').where('id', '=', listId).forUpdate().execute()
    const { count } = await trx
      .selectFrom('wishlist_item')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('wishlist_id', '=', listId)
      .where('variant_id', '!=', variantId)
      .executeTakeFirstOrThrow()
    if (count >= mostItems) return 'full'
    await trx
      .insertInto('wishlist_item')
      .values({ wishlist_id: listId, variant_id: variantId, quantity })
      .onConflict((conflict) => conflict.columns(['wishlist_id', 'variant_id']).doUpdateSet({ quantity }))
      .execute()
    return 'added'
  })
}

const ownItem = (customerId: number) =>
  sql<boolean>`wishlist_id in (select id from wishlist where customer_id = ${customerId})`

/** Takes a row off a customer's list. False when it is none of theirs. */
export async function removeItem(db: Db, customerId: number, itemId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('wishlist_item')
    .where('id', '=', itemId)
    .where(ownItem(customerId))
    .executeTakeFirst()
  return gone.numDeletedRows > 0
}

/** Takes a product off one of a customer's lists, or off all of them. */
export async function removeVariant(db: Db, customerId: number, variantId: number, listId?: number): Promise<void> {
  const rows = db.deleteFrom('wishlist_item').where('variant_id', '=', variantId).where(ownItem(customerId))
  await (listId === undefined ? rows : rows.where('wishlist_id', '=', listId)).execute()
}

/** Changes how many of a product are wished for. False when the row is none of the customer's. */
export async function setWished(db: Db, customerId: number, itemId: number, quantity: number): Promise<boolean> {
  const changed = await db
    .updateTable('wishlist_item')
    .set({ quantity })
    .where('id', '=', itemId)
    .where(ownItem(customerId))
    .executeTakeFirst()
  return changed.numUpdatedRows > 0
}

/** Gives a customer's list another name and description. */
export async function renameList(
  db: Db,
  customerId: number,
  list: { id: number; name: string; description: string },
): Promise<void> {
  await db
    .updateTable('wishlist')
    .set({ name: list.name, description: list.description })
    .where('id', '=', list.id)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Removes a customer's list with all that is on it. */
export async function deleteList(db: Db, customerId: number, id: number): Promise<void> {
  await db.deleteFrom('wishlist').where('id', '=', id).where('customer_id', '=', customerId).execute()
}

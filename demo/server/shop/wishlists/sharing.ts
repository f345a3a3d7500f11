import type { Db } from '../../../data/schema.ts'
import { newShareKey } from './changes.ts'
import { selectLists, type Wishlist } from './lists.ts'

/** A list by its public address; `owner` is a first name, '' if the owner hides it. */
export type SharedList = Wishlist & { key: string; owner: string; customerId: number }

/** The list of a key, for everybody with its address. Undefined for a key that was revoked. */
export async function sharedList(db: Db, key: string): Promise<SharedList | undefined> {
  const row = await selectLists(db)
    .innerJoin('customer', 'customer.id', 'wishlist.customer_id')
    .select(['customer.id as customerId', 'customer.first_name as firstName'])
    .where('share_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { firstName, ...list } = row
  return { ...list, key, owner: list.showsOwner ? firstName : '' }
}

export type SharingChoice = { showsOwner: boolean; hidesGiven: boolean }

/** Shares a list of the caller's own, under its present address or a new one. */
export async function shareList(db: Db, { id, key }: Wishlist, choice: SharingChoice): Promise<void> {
  await db
    .updateTable('wishlist')
    .set({ share_key: key ?? newShareKey(), shows_owner: choice.showsOwner, hides_given: choice.hidesGiven })
    .where('id', '=', id)
    .execute()
}

/** Revokes the public address of a list of the caller's own; sharing it again creates another one. */
export async function unshareList(db: Db, { id }: Wishlist): Promise<void> {
  await db.updateTable('wishlist').set({ share_key: null }).where('id', '=', id).execute()
}

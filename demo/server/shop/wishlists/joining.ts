import type { Db } from '../../../data/schema.ts'
import { mostItems } from './changes.ts'
import { listsOf, type Wishlist } from './lists.ts'
import { mergeRows, unionSize } from './moving.ts'

/**
 * Moves the lists of a guest's session to the customer who signs in. The items of a list are added to the customer's
 * list of the same name, if it has space; else the list itself changes its owner. No list is lost, even beyond the most
 * lists allowed.
 */
export async function joinWishlists(trx: Db, sessionId: string | null, customerId: number): Promise<void> {
  if (sessionId === null) return
  const brought = await listsOf(trx, { sessionId })
  if (brought.length === 0) return
  const own = await listsOf(trx, { customerId })
  for (const list of brought) {
    const same = own.find((other) => other.kind === list.kind && nameOf(other) === nameOf(list))
    if (same && (await merged(trx, list.id, same.id))) continue
    await trx
      .updateTable('wishlist')
      .set({ customer_id: customerId, session_id: null })
      .where('id', '=', list.id)
      .execute()
    own.push(list)
  }
}

const nameOf = ({ name }: Wishlist) => name.trim().toLocaleLowerCase()

/** False when the other list has no space for all items: both lists stay unchanged. */
async function merged(trx: Db, from: number, to: number): Promise<boolean> {
  const rows = await trx.selectFrom('wishlist_item').select('id').where('wishlist_id', '=', from).execute()
  const ids = rows.map(({ id }) => id)
  if ((await unionSize(trx, to, ids)) > mostItems) return false
  await mergeRows(trx, to, ids)
  await trx.deleteFrom('wishlist').where('id', '=', from).execute()
  return true
}

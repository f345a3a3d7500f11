import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { rememberVisitor } from '../account/sessions.ts'
import { lockCustomer } from '../cart/find-cart.ts'

export type ListOwner = { customerId: number } | { sessionId: string }

/** The owner of the visitor's lists; without a stored session the visitor has no lists. */
export const ownerOf = ({ var: { customer, session } }: ShopContext): ListOwner =>
  customer ? { customerId: customer.id } : { sessionId: session.id ?? '' }

/** The owner of the visitor's lists, with a stored session for a visitor who is about to have a list. */
export async function rememberedOwner(c: ShopContext): Promise<ListOwner> {
  await rememberVisitor(c)
  return ownerOf(c)
}

export const ownerColumns = (owner: ListOwner) =>
  'customerId' in owner ? { customer_id: owner.customerId } : { session_id: owner.sessionId }

/** True in SQL for the lists of the owner. */
export const ownedBy = (owner: ListOwner): RawBuilder<boolean> =>
  'customerId' in owner
    ? sql<boolean>`wishlist.customer_id = ${owner.customerId}`
    : sql<boolean>`wishlist.session_id = ${owner.sessionId}`

/** True in SQL for items on a list of the owner. */
export const onListOf = (owner: ListOwner): RawBuilder<boolean> =>
  sql<boolean>`wishlist_item.wishlist_id in (select id from wishlist where ${ownedBy(owner)})`

/** Locks an owner, so that lists are created in one transaction at a time. */
export const lockOwner = (trx: Db, owner: ListOwner) =>
  'customerId' in owner
    ? lockCustomer(trx, owner.customerId)
    : trx.selectFrom('session').select('id').where('id', '=', owner.sessionId).forUpdate().executeTakeFirst()

/** Runs work in a transaction: in the present one, if there is one. */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

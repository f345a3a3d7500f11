import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'
import type { Session, ShopContext } from '../../context.ts'
import { rememberVisitor } from '../account/sessions.ts'

/** The cart of a request: the customer's own, else that of the anonymous session; null if there is none. */
export async function findCart(db: Db, session: Session): Promise<string | null> {
  return session.customerId === null ? session.cartId : customersCart(db, session.customerId)
}

/** The customer's cart, which is the same on every device. */
export async function customersCart(db: Db, customerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Locks a customer for changes of the cart, even if there is no cart. Rows that refer to the customer can still be
 * inserted.
 */
export const lockCustomer = (trx: Db, customerId: number) =>
  trx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()

/** The key of the order that the visitor's cart becomes; '' without a cart. */
export async function attemptKey(db: Db, session: Session): Promise<string> {
  const cartId = await findCart(db, session)
  const query = db.selectFrom('cart').select('attempt_key')
  return (cartId && (await query.where('id', '=', cartId).executeTakeFirst())?.attempt_key) || ''
}

/** Locks a cart against other changes until the transaction ends. */
export const lockCart = (trx: Db, cartId: string) =>
  trx.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().executeTakeFirst()

/**
 * The visitor's cart, created if there is none, and locked. All locks are taken in one order (session, customer, cart,
 * stock), so that transactions cannot deadlock. The visitor must have a stored session.
 */
export async function takeCart(trx: Db, session: Session): Promise<string> {
  const { customerId } = session
  if (customerId !== null) {
    await lockCustomer(trx, customerId)
    const cartId = (await customersCart(trx, customerId)) ?? (await makeCart(trx, customerId))
    await lockCart(trx, cartId)
    return cartId
  }
  const sessionId = session.id ?? ''
  const query = trx.selectFrom('session').select('cart_id').where('id', '=', sessionId).forUpdate()
  const cartId = (await query.executeTakeFirst())?.cart_id ?? (await makeCart(trx, null))
  await trx.updateTable('session').set({ cart_id: cartId }).where('id', '=', sessionId).execute()
  session.cartId = cartId
  await lockCart(trx, cartId)
  return cartId
}

async function makeCart(trx: Db, customerId: number | null): Promise<string> {
  const query = trx.insertInto('cart').values({ customer_id: customerId }).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

/** Runs a change of the visitor's cart in one transaction, with the cart locked. */
export async function withCart<T>(c: ShopContext, change: (trx: Db, cartId: string) => Promise<T>): Promise<T> {
  await rememberVisitor(c)
  return c
    .get('db')
    .transaction()
    .execute(async (trx) => {
      const cartId = await takeCart(trx, c.get('session'))
      const result = await change(trx, cartId)
      await trx.updateTable('cart').set({ updated_at: sql<Date>`now()` }).where('id', '=', cartId).execute()
      return result
    })
}

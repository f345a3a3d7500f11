import { type Kysely, sql } from 'kysely'
import type { Database, NewRow } from '../../demo/data/schema.ts'
import { lockAccount } from '../../demo/server/shop/account/prepaid.ts'

type Db = Kysely<Database>

/** An order of 30.00 by transfer, without goods, of a guest unless `more` changes that; returns its row. */
export const placed = (db: Db, more: Partial<NewRow<'customer_order'>> = {}) =>
  db
    .insertInto('customer_order')
    .values({
      number: sql<string>`nextval('order_number')::text`,
      culture: 'fr',
      shipping: '{}',
      billing: '{}',
      shipping_method: '',
      shipping_tax_rate: 0,
      payment_method: 'BankTransfer',
      total_excl: 30,
      total_incl: 30,
      ...(!more.customer_id && { email: 'ada@example.com' }),
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Creates an account; returns its id. */
export async function account(db: Db, email: string): Promise<number> {
  const who = { email, first_name: 'Ada', last_name: 'Test', password_hash: crypto.randomUUID() }
  return (await db.insertInto('customer').values(who).returning('id').executeTakeFirstOrThrow()).id
}

/** Creates a customer with euros on a prepaid account; returns the ids of both. */
export async function rich(db: Db, amount: number): Promise<{ customerId: number; accountId: number }> {
  const customerId = await account(db, `rich-${crypto.randomUUID()}@example.com`)
  const accountId = await lockAccount(db, customerId)
  await db.insertInto('prepaid_entry').values({ account_id: accountId, kind: 'top-up', amount }).execute()
  return { customerId, accountId }
}

import { sql } from 'kysely'
import type { Cents } from '../../../data/money/cents.ts'
import type { Db } from '../../../data/schema.ts'
import { normalEmail } from './emails.ts'

/** A prepaid account as staff see it; the balance is in `prepaidCurrency`. */
export type OwnedAccount = { id: number; email: string; balance: Cents }

const mostAccounts = 50

const accounts = (db: Db) =>
  db
    .selectFrom('prepaid_account')
    .innerJoin('customer', 'customer.id', 'prepaid_account.customer_id')
    .select(['prepaid_account.id', 'customer.email'])
    .select(
      sql<number>`(select (coalesce(sum(amount), 0) * 100)::int from prepaid_entry where account_id = prepaid_account.id)`.as(
        'balance',
      ),
    )

export const ownedAccounts = (db: Db): Promise<OwnedAccount[]> =>
  accounts(db).orderBy('customer.email').limit(mostAccounts).execute()

export const ownedAccount = (db: Db, id: number): Promise<OwnedAccount | undefined> =>
  accounts(db).where('prepaid_account.id', '=', id).executeTakeFirst()

/** The new owner of an account: the id from a search, and the e-mail in the form. */
export type NewOwner = { customerId: number | undefined; email: string }

/** `taken`: that customer already has an account. */
export type OwnerChange = { state: 'changed'; email: string } | { state: 'no-account' | 'no-customer' | 'taken' }

export const changeOwner = (db: Db, accountId: number, owner: NewOwner): Promise<OwnerChange> =>
  db.transaction().execute(async (trx): Promise<OwnerChange> => {
    const account = trx.selectFrom('prepaid_account').select('customer_id').where('id', '=', accountId).forUpdate()
    const before = await account.executeTakeFirst()
    if (!before) return { state: 'no-account' }
    const customer = await findOwner(trx, owner)
    if (!customer) return { state: 'no-customer' }
    if (customer.id !== before.customer_id && (await hasAccount(trx, customer.id))) return { state: 'taken' }
    await trx.updateTable('prepaid_account').set({ customer_id: customer.id }).where('id', '=', accountId).execute()
    return { state: 'changed', email: customer.email }
  })

/** The e-mail has priority: an id with a different e-mail was chosen before the e-mail was edited. */
async function findOwner(trx: Db, { customerId, email }: NewOwner) {
  const customers = trx.selectFrom('customer').select(['id', 'email'])
  const typed = normalEmail(email)
  if (typed !== '') return customers.where('email', '=', typed).orderBy('confirmed_at').orderBy('id').executeTakeFirst()
  return customerId === undefined ? undefined : customers.where('id', '=', customerId).executeTakeFirst()
}

/** Locks the customer, so that no first payment creates an account at the same time. */
async function hasAccount(trx: Db, customerId: number): Promise<boolean> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
  const row = await trx
    .selectFrom('prepaid_account')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { Cents } from '../../../data/money/cents.ts'
import type { Db } from '../../../data/schema.ts'
import { normalEmail } from './emails.ts'

/** A prepaid account as staff see it; the balance is of `prepaidCurrency`. */
export type OwnedAccount = { id: number; email: string; balance: Cents }

/** The most accounts that staff see at once. */
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

/** The prepaid accounts of all customers. */
export const ownedAccounts = (db: Db): Promise<OwnedAccount[]> =>
  accounts(db).orderBy('customer.email').limit(mostAccounts).execute()

/** One prepaid account with its customer. */
export const ownedAccount = (db: Db, id: number): Promise<OwnedAccount | undefined> =>
  accounts(db).where('prepaid_account.id', '=', id).executeTakeFirst()

/** Who shall have an account: the id that a search gave, and the e-mail that the form shows. */
export type NewOwner = { customerId: number | undefined; email: string }

/** The outcome of giving an account to another customer. `taken`: that customer has one already. */
export type OwnerChange = { state: 'changed'; email: string } | { state: 'no-account' | 'no-customer' | 'taken' }

/** Gives a prepaid account, with all that is on it, to another customer. */
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

/** What is typed counts: an id that belongs to another e-mail was chosen before the typing. */
async function findOwner(trx: Db, { customerId, email }: NewOwner) {
  const customers = trx.selectFrom('customer').select(['id', 'email'])
  const typed = normalEmail(email)
  if (typed !== '') return customers.where('email', '=', typed).orderBy('confirmed_at').orderBy('id').executeTakeFirst()
  return customerId === undefined ? undefined : customers.where('id', '=', customerId).executeTakeFirst()
}

/** Locked, so that no first payment makes an account in between. */
async function hasAccount(trx: Db, customerId: number): Promise<boolean> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
  const row = await trx
    .selectFrom('prepaid_account')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

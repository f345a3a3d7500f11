import { sql } from 'kysely'
import { createSalt, hashPassword, saltOf } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'

/** The form in which e-mails are compared: letter case does not matter. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'password_hash', 'confirmed_at'] as const

const accounts = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select([...columns, 'two_factor_enabled', 'two_factor_method'])
    .where('email', '=', email)
    .orderBy(sql`confirmed_at is null`)
    .orderBy('id')

/** The account of an e-mail: the one that has confirmed it, else the oldest one with it. */
export const ownerOf = (db: Db, email: string) => accounts(db, email).limit(1).executeTakeFirst()

/** The hash for e-mails without an account: the duration of the check must not reveal whether an account exists. */
let decoy: string | undefined

/**
 * The account with an e-mail and a password. The password is always hashed twice: once for the account that has
 * confirmed the e-mail, and once for all others. So a registration with somebody else's e-mail does not affect that
 * person.
 */
export async function accountOf(db: Db, email: string, password: string) {
  const owner = await ownerOf(db, email)
  const shared = await db.selectFrom('email_salt').select('salt').where('email', '=', email).executeTakeFirst()
  decoy ??= createSalt()
  const salts = [owner?.confirmed_at ? saltOf(owner.password_hash) : decoy, shared?.salt ?? decoy]
  const hashes = await Promise.all(salts.map((salt) => hashPassword(password, salt)))
  return accounts(db, email).where('password_hash', 'in', hashes).limit(1).executeTakeFirst()
}

/**
 * The salt that all accounts with the same unconfirmed e-mail share. The first request creates it, for all processes.
 */
export async function sharedSalt(db: Db, email: string): Promise<string> {
  await db
    .insertInto('email_salt')
    .values({ email, salt: createSalt() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { salt } = await db.selectFrom('email_salt').select('salt').where('email', '=', email).executeTakeFirstOrThrow()
  return salt
}

/** Locks an e-mail, so that transactions of all processes decide one after the other to whom it belongs. */
export async function lockEmail(trx: Db, email: string): Promise<void> {
  await sharedSalt(trx, email)
  await trx.selectFrom('email_salt').select('email').where('email', '=', email).forUpdate().execute()
}

/** The salt of a customer's next password: the shared one as long as the e-mail is not confirmed. */
export async function nextSalt(db: Db, { id, email }: { id: number; email: string }): Promise<string> {
  const row = await db.selectFrom('customer').select('confirmed_at').where('id', '=', id).executeTakeFirst()
  return row?.confirmed_at ? createSalt() : sharedSalt(db, email)
}

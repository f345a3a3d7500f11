import { sql } from 'kysely'
import { createSalt, hashPassword, saltOf } from '../../../data/passwords.ts'
import type { Db } from '../../../data/schema.ts'

/** E-mails are one customer's in any case of letters. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'password_hash', 'confirmed_at'] as const

const accounts = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select([...columns, 'two_factor_enabled', 'two_factor_method'])
    .where('email', '=', email)
    .orderBy(sql`confirmed_at is null`)
    .orderBy('id')

/** The account that an e-mail belongs to: the one that has confirmed it, else the oldest with it. */
export const ownerOf = (db: Db, email: string) => accounts(db, email).limit(1).executeTakeFirst()

/** What a password is hashed with when there is no such account: the time must not say so. */
let decoy: string | undefined

/**
 * The account that an e-mail and a password open. The password is hashed twice, however many accounts there are: once for the one
 * that has confirmed the e-mail, and once for all others. So nobody who registers with somebody else's e-mail is in the way.
 */
export async function accountOf(db: Db, email: string, password: string) {
  const owner = await ownerOf(db, email)
  const shared = await db.selectFrom('email_salt').select('salt').where('email', '=', email).executeTakeFirst()
  decoy ??= createSalt()
  const salts = [owner?.confirmed_at ? saltOf(owner.password_hash) : decoy, shared?.salt ?? decoy]
  const hashes = await Promise.all(salts.map((salt) => hashPassword(password, salt)))
  return accounts(db, email).where('password_hash', 'in', hashes).limit(1).executeTakeFirst()
}

/** The salt that all accounts share with an e-mail that they have not confirmed. The first that asks makes it, for every process. */
export async function sharedSalt(db: Db, email: string): Promise<string> {
  await db
    .insertInto('email_salt')
    .values({ email, salt: createSalt() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { salt } = await db.selectFrom('email_salt').select('salt').where('email', '=', email).executeTakeFirstOrThrow()
  return salt
}

/** Lets one transaction after the other decide whose an e-mail is, in whatever process. */
export async function lockEmail(trx: Db, email: string): Promise<void> {
  await sharedSalt(trx, email)
  await trx.selectFrom('email_salt').select('email').where('email', '=', email).forUpdate().execute()
}

/** The salt of a customer's next password: the shared one as long as the e-mail is not confirmed. */
export async function nextSalt(db: Db, { id, email }: { id: number; email: string }): Promise<string> {
  const row = await db.selectFrom('customer').select('confirmed_at').where('id', '=', id).executeTakeFirst()
  return row?.confirmed_at ? createSalt() : sharedSalt(db, email)
}

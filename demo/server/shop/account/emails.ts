import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** E-mails are one customer's in any case of letters. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

const columns = ['id', 'email', 'first_name', 'last_name', 'role', 'password_hash'] as const

/** The accounts with an e-mail that can be signed in to: the one that has confirmed it, then the oldest of the others; two at most. */
export const accountsOf = (db: Db, email: string) =>
  db
    .selectFrom('customer')
    .select([...columns, 'two_factor_enabled', 'two_factor_method'])
    .where('email', '=', email)
    .orderBy(sql`confirmed_at is null`)
    .orderBy('id')
    .limit(2)
    .execute()

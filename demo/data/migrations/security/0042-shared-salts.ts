import { type Kysely, sql } from 'kysely'

/**
 * Unconfirmed accounts with the same e-mail share a salt, so that one hash finds the right account. The database
 * refuses two accounts with the same e-mail and password, whichever processes create them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table email_salt (
    email text primary key check (email = lower(email)),
    salt text not null
  )`,
  `insert into email_salt (email, salt)
    select distinct on (email) email, regexp_replace(password_hash, '\\$[^$]*$', '')
    from customer where confirmed_at is null order by email, id`,
  `create unique index customer_open_account on customer (email, password_hash) where confirmed_at is null`,
]

import { type Kysely, sql } from 'kysely'

/**
 * The accounts that nobody has confirmed share a salt by e-mail, so that one hash finds the right one among however many, and the
 * database itself refuses two with one e-mail and one password, whichever processes they come from.
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

import { type Kysely, sql } from 'kysely'

/**
 * An e-mail belongs to the account that has confirmed it by a letter. Other accounts may be created with it, so that a
 * registration does not reveal whether an account exists. Present e-mails count as confirmed. A column may already
 * exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer add column if not exists confirmed_at timestamptz`,
  `update customer set confirmed_at = created_at where confirmed_at is null`,
  `alter table customer drop constraint if exists customer_email_key`,
  `create unique index customer_confirmed_email on customer (email) where confirmed_at is not null`,
  `create index customer_email on customer (email, id)`,
  `create table address_confirmation (
    id text primary key,
    customer_id integer not null references customer (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index address_confirmation_customer on address_confirmation (customer_id)`,
]

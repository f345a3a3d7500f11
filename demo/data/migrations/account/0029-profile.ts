import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer add column phone_number text, add column culture text`,
  `create table email_change (
    id text primary key,
    customer_id integer not null unique references customer (id) on delete cascade,
    email text not null check (email = lower(email)),
    expires_at timestamptz not null
  )`,
  `alter table address add column is_first_shipping boolean not null default false,
    add column is_first_billing boolean not null default false`,
  `create unique index address_first_shipping on address (customer_id) where is_first_shipping`,
  `create unique index address_first_billing on address (customer_id) where is_first_billing`,
]

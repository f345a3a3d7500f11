import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table vat_register (
    number text primary key check (number ~ '^[A-Z]{2}[A-Z0-9]+$'),
    state text not null check (state in ('valid', 'invalid', 'unknown', 'down'))
  )`,
  // Only a valid number is stored.
  `alter table session add column vat_number text`,
  `alter table customer_order add column company text,
    add column vat_number text,
    add column is_reverse_charge boolean not null default false`,
]

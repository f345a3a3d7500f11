import { type Kysely, sql } from 'kysely'

/** Numbers of companies for the value added tax: a register of the demo, whose is valid in a session, and what orders keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table vat_register (
    number text primary key check (number ~ '^[A-Z]{2}[A-Z0-9]+$'),
    state text not null check (state in ('valid', 'invalid', 'unknown', 'down'))
  )`,
  // Only a number that was found valid is kept.
  `alter table session add column vat_number text`,
  `alter table customer_order add column company text,
    add column vat_number text,
    add column is_reverse_charge boolean not null default false`,
]

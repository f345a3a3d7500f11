import { type Kysely, sql } from 'kysely'

/** How far an order has come: when it was handed over and when it arrived, and by what its parcel is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order
    add column is_collected boolean not null default false,
    add column sent_at timestamptz,
    add column delivered_at timestamptz check (delivered_at >= sent_at),
    add column tracking_number text`,
]

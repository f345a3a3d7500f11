import { type Kysely, sql } from 'kysely'

/** A column may already exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customer_order
    add column if not exists is_collected boolean not null default false,
    add column if not exists sent_at timestamptz,
    add column if not exists delivered_at timestamptz check (delivered_at >= sent_at),
    add column if not exists tracking_number text`,
]

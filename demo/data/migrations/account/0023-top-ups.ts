import { type Kysely, sql } from 'kysely'

/** A payment into a prepaid account is an order, which is paid as any other; a column has its amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table customer_order add column top_up numeric(12,2) check (top_up > 0)`).execute(db)
}

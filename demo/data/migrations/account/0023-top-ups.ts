import { type Kysely, sql } from 'kysely'

/** Money for a prepaid account is an order of its own, which is paid as any other: with how much it puts on the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table customer_order add column top_up numeric(12,2) check (top_up > 0)`).execute(db)
}

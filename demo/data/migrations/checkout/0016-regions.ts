import { type Kysely, sql } from 'kysely'

/** The region of an address, for countries that write it on letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table address add column region text`.execute(db)
}

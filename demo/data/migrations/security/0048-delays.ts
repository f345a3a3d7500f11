import { type Kysely, sql } from 'kysely'

/** How many attempts of a key have been delayed: the next waits longer, in the order in which they ask for their turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_attempt add column delays integer not null default 0`.execute(db)
}

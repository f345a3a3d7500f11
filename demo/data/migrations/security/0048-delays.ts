import { type Kysely, sql } from 'kysely'

/** The number of delayed attempts of a key: the next one waits longer, in the order of arrival. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_attempt add column delays integer not null default 0`.execute(db)
}

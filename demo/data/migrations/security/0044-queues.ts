import { type Kysely, sql } from 'kysely'

/** Until when an attempt waits that came before: the queue of delayed attempts is the same for all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_attempt add column free_at timestamptz`.execute(db)
}

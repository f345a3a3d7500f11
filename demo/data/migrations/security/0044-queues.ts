import { type Kysely, sql } from 'kysely'

/** The end of the last delayed attempt: all processes share one queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_attempt add column free_at timestamptz`.execute(db)
}

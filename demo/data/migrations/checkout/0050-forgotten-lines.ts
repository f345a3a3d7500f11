import { type Kysely, sql } from 'kysely'

/** A saved item that was removed can be restored for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_line add column forgotten_at timestamptz`.execute(db)
  await sql`create index saved_line_forgotten on saved_line (forgotten_at) where forgotten_at is not null`.execute(db)
}

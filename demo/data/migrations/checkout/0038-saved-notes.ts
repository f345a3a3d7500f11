import { type Kysely, sql } from 'kysely'

/** What is kept for later keeps its card, where it comes from, and which birth lists it is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_line
    add column origin jsonb not null default '{}',
    add column gift jsonb,
    add column lists jsonb not null default '[]'`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** A saved item keeps its greeting card, its origin and its birth lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_line
    add column origin jsonb not null default '{}',
    add column gift jsonb,
    add column lists jsonb not null default '[]'`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Wishlists of guests: they belong to a session until the visitor signs in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table wishlist alter column customer_id drop not null,
    add column session_id text references session (id) on delete cascade,
    add check ((customer_id is null) <> (session_id is null))`,
  `create index wishlist_session on wishlist (session_id) where session_id is not null`,
]

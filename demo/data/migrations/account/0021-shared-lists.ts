import { type Kysely, sql } from 'kysely'

/** Lists are shared by a key that can be revoked; lists that were not visible before are private. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table wishlist alter column share_key drop not null,
    add column shows_owner boolean not null default false`,
  `update wishlist set share_key = null where kind = 'wish'`,
  `update wishlist set shows_owner = true where kind = 'birth'`,
]

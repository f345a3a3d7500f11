import { type Kysely, sql } from 'kysely'

/** The token of a session may change, and the rows that refer to the session change with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, onDelete] of tables) {
    const name = `${table}_session_id_fkey`
    await sql
      .raw(`alter table ${table} drop constraint ${name}, add constraint ${name}
        foreign key (session_id) references session (id) on delete ${onDelete} on update cascade`)
      .execute(db)
  }
}

const tables = [
  ['letter', 'cascade'],
  ['wishlist', 'cascade'],
  ['customer_order', 'set null'],
] as const

import { sql } from 'kysely'
import type { Database, Db, NewRow } from '../schema.ts'

const CHUNK = 1000

/**
 * Inserts many rows: each chunk is one JSON parameter, which both engines read much faster than a parameter for each
 * value. Every row must have the columns of the first.
 */
export async function insertRows<Name extends keyof Database>(
  db: Db,
  table: Name,
  rows: NewRow<Name>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += CHUNK) {
    const json = JSON.stringify(rows.slice(start, start + CHUNK))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db)
  }
}

/** Sets a table's next id behind the ids that were inserted. */
export const continueIds = (db: Db, table: keyof Database) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db)

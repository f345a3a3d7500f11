import { type Kysely, sql } from 'kysely'

/** A category may have a picture of the library, which its public page shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table category add column picture_id integer references asset (id) on delete set null`,
  `create index category_picture on category (picture_id) where picture_id is not null`,
]

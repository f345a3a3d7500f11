import { type Kysely, sql } from 'kysely'

/** A category may have a care guide, a PDF of the library, to which the public pages of its products link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table category add column guide_id integer references asset (id) on delete set null`,
  `create index category_guide on category (guide_id) where guide_id is not null`,
]

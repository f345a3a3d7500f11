import { type Kysely, sql } from 'kysely'
import type { Localized } from '../cultures.ts'
import { foldText } from '../fold.ts'

/** The database does not have, or may not create, an extension that the shop needs. The message says what to do. */
export class ExtensionError extends Error {
  override name = 'ExtensionError'
}

/** The search: words with typing errors find similar words, and a main category's name finds all products below it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTrigrams(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await addMainCategories(db)
  await sql`analyze search_word`.execute(db)
}

async function addTrigrams(db: Kysely<unknown>) {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (cause) {
    throw new ExtensionError(
      [
        "The search needs PostgreSQL's extension pg_trgm, and it could not be added to this database.",
        'Let an owner of the database run `create extension pg_trgm` in it once, then start again.',
        'Where the server does not know it, install its contrib modules (Debian: they are in the package postgresql).',
        `PostgreSQL says: ${cause instanceof Error ? cause.message : cause}.`,
      ].join('\n'),
      { cause },
    )
  }
}

const statements = [
  // Every word that a search can find, so that similar words are searched among some hundreds. Numbers are left out: a
  // different digit is a different number. A word is kept when its last product is deleted, and then finds nothing.
  `create table search_word (
    culture text not null,
    word text not null,
    primary key (culture, word)
  )`,
  `create function collect_words() returns trigger language plpgsql as $$
  begin
    insert into search_word select distinct culture, word from changed, unnest(string_to_array(words, ' ')) word
      where length(word) > 2 and word !~ '[0-9]' on conflict do nothing;
    return null;
  end $$`,
  `create trigger words_added after insert on product_search referencing new table as changed
    for each statement execute function collect_words()`,
  `create trigger words_changed after update on product_search referencing new table as changed
    for each statement execute function collect_words()`,
  `insert into search_word select distinct culture, word from product_search, unnest(string_to_array(words, ' ')) word
    where length(word) > 2 and word !~ '[0-9]'`,
]

type Row = { id: number; parent_id: number | null; name: Localized }

/** In a database that was filled earlier, a product has only its own category and the one above it. */
async function addMainCategories(db: Kysely<unknown>) {
  const { rows } = await sql<Row>`select id, parent_id, name from category`.execute(db)
  const parentOf = (row: Row | undefined) => rows.find(({ id }) => id === row?.parent_id)
  for (const row of rows) {
    const main = parentOf(parentOf(row))
    for (const [culture, name] of Object.entries(main?.name ?? {})) {
      await sql`update product_search set words = words || ' ' || ${foldText(name)}::text
        where culture = ${culture} and product_id in (select id from product where category_id = ${row.id})`.execute(db)
    }
  }
}

import { sql } from 'kysely'
import { type Culture, cultures } from '../../cultures.ts'
import { foldText } from '../../fold.ts'
import type { Db } from '../../schema.ts'
import { localized } from '../localized.ts'

/** The most words of a search; further words only cost time. */
const MOST_WORDS = 8
const LONGEST_WORD = 40

/** Units of the names of sizes, which shoppers write beside the number or apart from it. */
const UNITS = /(\d)(mm|cm|dm|m|ml|cl|dl|l|g|kg|w|lm|v)(?=\s|$)/g

/** The words of a typed text, folded, each once: `Ｖａｓｅ 12cm` has the words `vase`, `12` and `cm`. */
export function typedWords(q: string): string[] {
  const text = foldText(q).replace(UNITS, '$1 $2')
  return [...new Set(text.split(' '))].slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD))
}

/** Folded words that join others. A search without an exact match leaves them out. */
const JOINING: Record<Culture, string> = {
  fr: 'a au aux avec d de des du en et l la le les ou par pour sans sur un une',
  nl: 'aan de een en het in met of om op te tot uit van voor zonder',
  es: 'a al con de del e el en la las los o para por sin un una y',
  de: 'am an auf aus das dem den der des die ein eine fur im in mit oder ohne und von zu zum zur',
  it: 'a al alla con d da del della di e gli i il in l la le lo o per senza su un una',
  pt: 'a ao as com da das de do dos e em o os ou para por sem um uma',
}

const joining = new Map(cultures.map((culture) => [culture, new Set(JOINING[culture].split(' '))]))

/** The words that say what is searched; all of them if they only join. */
export function tellingWords(words: string[], culture: Culture): string[] {
  const telling = words.filter((word) => !joining.get(culture)?.has(word))
  return telling.length > 0 ? telling : words
}

/** Letters with accents, and the plain ones, for texts that are not stored folded. */
const ACCENTS = ['àáâãäåçèéêëìíîïñòóôõöùúûüý', 'aaaaaaceeeeiiiinooooouuuuy'] as const

/** For each word the ids of the products in whose description a word begins with it; short words must be whole. */
export async function describedBy(db: Db, words: string[], culture: Culture): Promise<number[][]> {
  const { rows } = await sql<{ word: string; ids: number[] }>`
    with told as materialized (select p.id, translate(replace(replace(lower(${localized('p.description', culture)}),
      'œ', 'oe'), 'ß', 'ss'), ${ACCENTS[0]}, ${ACCENTS[1]}) as text from product p)
    select word, array_agg(told.id) as ids from unnest(${words}::text[]) word join told
      on told.text like '%' || word || '%'
        and told.text ~ ('\\m' || word || case when length(word) < 3 then '\\M' else '' end)
    group by word`.execute(db)
  return words.map((word) => rows.find((row) => row.word === word)?.ids ?? [])
}

/** The ids of the values that have each word in their names, such as `12 cm`. */
export async function valuesWith(db: Db, words: string[], culture: Culture): Promise<number[][]> {
  const rows = await db
    .selectFrom('attribute_value')
    .select(['id', localized('name', culture).as('name')])
    .execute()
  const values = rows.map(({ id, name }) => ({ id, words: typedWords(name) }))
  return words.map((word) => values.filter((value) => value.words.includes(word)).map(({ id }) => id))
}

import { type RawBuilder, sql } from 'kysely'
import type { Culture } from '../../cultures.ts'
import type { Db } from '../../schema.ts'
import { describedBy, tellingWords, typedWords, valuesWith } from './typed-words.ts'

/**
 * A typed word, folded; the words of the shop that are similar to it when nothing contains it; the most similar of them;
 * the values of attributes that have the word in their name; and the products whose descriptions have it.
 */
export type SearchWord = { typed: string; meant: string[]; likest: string[]; values: number[]; described: number[] }

/**
 * No words mean that nothing can match, for example when only signs were typed. `isWide`: no product has all words in
 * its name or its other data, so that descriptions and the names of its values are searched as well.
 */
export type Search = { words: SearchWord[]; isWide: boolean }

/** The lowest similarity of a typed word and a word of the shop, from 0 to 1 (§9); a caller may override it. */
export const usualAccuracy = 0.3

/** Only similar words within this share of the highest similarity are searched. */
const NEAR_BEST = 0.8
/** A similar word has at least this share of the typed letters: a shopper hardly ever joins two words by mistake. */
const LEAST_LENGTH = sql.lit(0.75)
const MOST_MEANT = 12

type SearchQuery = {
  culture: Culture
  q?: string | undefined
  accuracy?: number | undefined
  isLiteral?: boolean | undefined
}

/** Parses a search and finds similar words. Undefined when nothing was typed. */
export async function readSearch(db: Db, query: SearchQuery): Promise<Search | undefined> {
  const { culture, q = '', accuracy = usualAccuracy, isLiteral = false } = query
  if (q.trim() === '') return undefined
  const typed = typedWords(q)
  if (typed[0] === '') return { words: [], isWide: false }
  const { rows: whole } = await sql`select 1 from product_search where culture = ${culture} and ${hasAll(typed)}
    limit 1`.execute(db)
  if (whole.length > 0) {
    const words = typed.map((word) => ({ typed: word, meant: [], likest: [], values: [], described: [] }))
    return { words, isWide: false }
  }
  return wideSearch(db, tellingWords(typed, culture), { culture, accuracy, isLiteral })
}

type Wide = { culture: Culture; accuracy: number; isLiteral: boolean }

async function wideSearch(db: Db, typed: string[], { culture, accuracy, isLiteral }: Wide): Promise<Search> {
  const values = await valuesWith(db, typed, culture)
  const described = await describedBy(db, typed, culture)
  const isKnown = (index: number) => values[index]?.length !== 0 || described[index]?.length !== 0
  const unknown = isLiteral ? [] : typed.filter((_, index) => !isKnown(index))
  const { rows } = unknown.length === 0 ? { rows: [] } : await similarWords(unknown, culture, accuracy).execute(db)
  const words = typed.map((word, index) => {
    const alike = rows.filter((row) => row.word === word)
    const best = alike[0]?.score ?? 1
    const meant = (least: number) => alike.filter(({ score }) => score >= least).map(({ term }) => term)
    return {
      typed: word,
      meant: meant(best * NEAR_BEST).slice(0, MOST_MEANT),
      likest: meant(best).slice(0, MOST_MEANT),
      values: values[index] ?? [],
      described: described[index] ?? [],
    }
  })
  return { words, isWide: true }
}

/** Words of the shop that are similar to the typed ones; none for a word that a product contains. */
function similarWords(typed: string[], culture: Culture, accuracy: number) {
  const slips = JSON.stringify(typed.map((word) => ({ word, slips: slipsOf(word) })))
  return sql<{ word: string; term: string; score: number }>`
    select word, term, score from (
      select typed.word, known.word as term, case when known.word like any(typed.slips)
        then 1 - 1.0 / length(typed.word) + similarity(known.word, typed.word) / 100
        else similarity(known.word, typed.word) end::float8 as score
      from jsonb_to_recordset(${slips}::jsonb) as typed (word text, slips text[])
      join search_word known on known.culture = ${culture}
      where typed.word !~ '[0-9]' and length(known.word) >= ${LEAST_LENGTH} * length(typed.word)
        and not exists(select from search_word other
          where other.culture = ${culture} and other.word like '%' || typed.word || '%')) alike
    where score > 0 and score >= ${accuracy}::float8
    order by score desc, term`
}

// Folding leaves only letters and digits, so that a word has no special characters for LIKE.
const hasAll = (typed: string[]) =>
  sql.join(
    typed.map((word) => sql`words like ${`%${word}%`}`),
    sql` and `,
  )

/** Letters. For shorter words no similar words are searched. */
const SHORTEST_GUESS = 3

/**
 * LIKE patterns of a word with one typing error: a letter too many, missing, wrong, or two swapped. Trigrams alone miss
 * these in short words.
 */
export function slipsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < SHORTEST_GUESS) return []
  const patterns = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
    const next = letters[at + 1]
    return [
      `${before}_${letter}${after}`,
      ...(letters.length > SHORTEST_GUESS ? [before + after, `${before}_${after}`] : []),
      ...(next === undefined ? [] : [before + next + letter + letters.slice(at + 2).join('')]),
    ]
  })
  return [...new Set([...patterns, `${word}_`])]
}

/** Whether a product `p` with its `search` has each typed word, or a similar one. */
export function found({ words, isWide }: Search): RawBuilder<unknown> {
  if (words.length === 0) return sql`false`
  const each = words.map(({ typed, meant, values, described }) => {
    const patterns = [`%${typed}%`, ...meant.map((word) => `% ${word} %`)]
    const inWords = sql`' ' || search.words || ' ' like any(${patterns}::text[])`
    if (!isWide) return inWords
    return sql`(${inWords} or p.id = any(${described}::int[]) or ${hasOneOf(values)})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** A product `p` has one of the values, or a variant of it does. */
const hasOneOf = (values: number[]): RawBuilder<unknown> =>
  values.length === 0
    ? sql`false`
    : sql`(p.id in (select product_id from product_value where attribute_value_id = any(${values}::int[]))
      or p.id in (select v.product_id from variant v join variant_value on variant_value.variant_id = v.id
        where attribute_value_id = any(${values}::int[])))`

/**
 * The relevance of a product's `search`; the lowest is the best. First the whole name, then its beginning; then word by
 * word the beginning of a word in the name, the inside of one, the same in its other data, and similar words, the most
 * similar and those in the name first.
 */
export function rank({ words }: Search): RawBuilder<number> {
  const phrase = words.map(({ typed }) => typed).join(' ')
  const each = words.map(({ typed, likest }) => {
    const similar = likest.map((word) => `% ${word} %`)
    return sql`case when ' ' || search.sort_key like ${`% ${typed}%`} then 0
      when search.sort_key like ${`%${typed}%`} then 1
      when ' ' || search.words like ${`% ${typed}%`} then 2
      when search.words like ${`%${typed}%`} then 3
      when ' ' || search.sort_key || ' ' like any(${similar}::text[]) then 4
      when ' ' || search.words || ' ' like any(${similar}::text[]) then 5 else 6 end`
  })
  // A match of the whole name weighs more than all words together.
  return sql`case when search.sort_key = ${phrase} then 0 when search.sort_key like ${`${phrase}%`} then 100
    else 200 end + ${sql.join(each, sql` + `)}`
}

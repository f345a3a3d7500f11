import { type RawBuilder, sql } from 'kysely'
import { foldText } from '../fold.ts'
import { branchOf } from './branches.ts'
import { conditions, offers } from './filters.ts'
import type { ListQuery } from './products.ts'

/** Longer searches hold no more sense, only work. */
const MOST_WORDS = 8

const productsOnSale = sql<number>`(select v.product_id from sale s join variant v on v.id = s.variant_id
  where s.starts_at <= now() and s.ends_at > now())`

/** What a list is before it is narrowed: its culture, category, sale and search, on a product `p`. */
export function scope({ culture, categoryId, q = '', onSale }: ListQuery): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [sql`search.culture = ${culture}`]
  if (categoryId !== undefined) found.push(sql`p.category_id in ${branchOf([categoryId])}`)
  if (onSale) found.push(sql`p.id in ${productsOnSale}`)
  if (q.trim() === '') return found
  const words = foldText(q).split(' ').slice(0, MOST_WORDS)
  // Folding leaves letters and digits only, so nothing in a word means anything to LIKE. Only signs: nothing
  // can match.
  if (words[0] === '') return [sql`false`]
  return [...found, ...words.map((word) => sql`search.words like ${`%${word}%`}`)]
}

/** The products that a list holds, on all its pages, with what it can be sorted by. */
export const matching = (query: ListQuery): RawBuilder<unknown> => sql`
  select p.id, p.created_at, search.sort_key, offer.lowest from product p
  join product_search search on search.product_id = p.id
  join ${offers} offer on offer.product_id = p.id
  where ${sql.join([...scope(query), ...(query.filters ? conditions(query.filters) : [])], sql` and `)}`

import type { Db } from '../../schema.ts'
import type { ListQuery } from '../matching.ts'
import { listProducts } from '../products.ts'
import { readSearch } from './search.ts'

/** A search that finds something, near one that found nothing. */
export type NearTerm = { term: string; total: number }

/** The lowest similarity of a word that is suggested, below that of one that is searched by itself. */
const NEAR_ACCURACY = 0.2

/** The most words that are tried, and that are suggested. */
const MOST_TRIED = 8
const MOST_TERMS = 4

/** Single words of a search that found nothing, and similar words, which find something; the closest ones first. */
export async function nearTerms(db: Db, query: Pick<ListQuery, 'culture' | 'market' | 'q'>): Promise<NearTerm[]> {
  const search = await readSearch(db, { ...query, accuracy: NEAR_ACCURACY })
  const words = search?.words ?? []
  const tried = [...words.flatMap(({ likest }) => likest.slice(0, 2)), ...words.map(({ typed }) => typed)]
  const terms: NearTerm[] = []
  for (const term of [...new Set(tried)].slice(0, MOST_TRIED)) {
    const { total } = await listProducts(db, { ...query, q: term, isLiteral: true, page: 1, pageSize: 1 })
    if (total > 0) terms.push({ term, total })
  }
  return terms.slice(0, MOST_TERMS)
}

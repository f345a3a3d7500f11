import type { Culture } from '../cultures.ts'
import { foldText } from '../fold.ts'
import type { Db } from '../schema.ts'
import { noFilters, type ProductFilters } from './filters.ts'
import { localized } from './localized.ts'
import type { Search } from './search/search.ts'
import type { Variant } from './variants.ts'

/** A shopper's preferences for variants: one value id of each list, and whether it must be in stock. */
export type Preferences = { values: number[][]; inStock: boolean }

export const noPreferences: Preferences = { values: [], inStock: false }

/** Letters; shorter words are in too many names. */
const SHORTEST_WORD = 3

/** The preferences of the filters and of the words of a search: a search for blue vases shows them in blue. */
export async function readPreferences(
  db: Db,
  { culture, search, filters = noFilters }: PreferenceQuery,
): Promise<Preferences> {
  const named = search ? await valuesNamed(db, culture, search) : []
  return { values: [...filters.attributes.values(), ...named], inStock: filters.inStock }
}

type PreferenceQuery = { culture: Culture; search: Search | undefined; filters?: ProductFilters | undefined }

/** For each word in the names of values, these values. */
async function valuesNamed(db: Db, culture: Culture, { words }: Search): Promise<number[][]> {
  const rows = await db
    .selectFrom('attribute_value')
    .select(['id', localized('name', culture).as('name')])
    .execute()
  const values = rows.map(({ id, name }) => ({ id, name: foldText(name) }))
  return words
    .map(({ typed, meant, values: whole }) => {
      const all = [typed, ...meant].filter((word) => word.length >= SHORTEST_WORD)
      const partly = values.filter(({ name }) => all.some((word) => name.includes(word))).map(({ id }) => id)
      return [...new Set([...whole, ...partly])]
    })
    .filter((ids) => ids.length > 0)
}

/**
 * The variant that a list shows, and with which a product page opens: of the best matches the first in stock, else the
 * first.
 */
export function defaultVariant(
  variants: Variant[],
  { values, inStock }: Preferences = noPreferences,
): Variant | undefined {
  const offered = inStock ? variants.filter((variant) => variant.isInStock) : variants
  const fit = (variant: Variant) =>
    values.filter((ids) => variant.values.some(({ valueId }) => ids.includes(valueId))).length
  const best = Math.max(...offered.map(fit))
  const fitting = offered.filter((variant) => fit(variant) === best)
  return fitting.find((variant) => variant.isInStock) ?? fitting[0] ?? variants[0]
}

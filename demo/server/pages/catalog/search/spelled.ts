import { foldText } from '../../../../data/fold.ts'
import type { List } from '../load-list.ts'

/** Folded words as the shop spells them: those of the products that were found, of its filters and categories. */
export function spelled({ items, facets, tree, state }: List, words: readonly string[]): string {
  const texts = [
    state.q,
    ...facets.attributes.flatMap(({ values }) => values.map(({ name }) => name)),
    ...tree.map(({ name }) => name),
    ...items.map(({ name, brandName, description }) => `${name} ${brandName} ${description}`),
  ]
  const known = new Map<string, string>()
  for (const word of texts.join(' ').match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []) {
    const folded = foldText(word)
    if (!known.has(folded)) known.set(folded, word.toLowerCase())
  }
  return words.map((word) => known.get(word) ?? word).join(' ')
}

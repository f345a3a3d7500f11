import { type Culture, cultures } from '../../../cultures.ts'
import type { NewsCategorySlug } from './categories.ts'
import type { NewsOccasion, NewsSentences, NewsText } from './news-text.ts'

/** Recurring news: each has its own text, and all end with the sentences of their kind. */
export const occasions = (
  category: NewsCategorySlug,
  endings: Record<Culture, string[]>,
  items: NewsOccasion<NewsSentences>[],
): NewsText[] =>
  items.map(({ facts, ...item }) => ({
    ...item,
    category,
    texts: Object.fromEntries(
      cultures.map((culture) => [culture, [...facts[culture], ...endings[culture]]]),
    ) as NewsText['texts'],
  }))

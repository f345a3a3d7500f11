import type { Culture } from '../../../cultures.ts'
import type { TagSlug } from '../tags.ts'
import type { NewsCategorySlug } from './categories.ts'

export type NewsSentences = [title: string, summary: string, ...sentences: string[]]

/**
 * A news item: the name of a still life, its age in days, its category and tags, and its text in each
 * culture.
 */
export type NewsText = {
  slug: string
  still: string
  daysAgo: number
  category: NewsCategorySlug
  tags: TagSlug[]
  texts: Record<Culture, NewsSentences>
}

/** A recurring news item, such as a market: its kind has the general sentences of the text. */
export type NewsOccasion<Facts> = Omit<NewsText, 'texts' | 'category'> & { facts: Record<Culture, Facts> }

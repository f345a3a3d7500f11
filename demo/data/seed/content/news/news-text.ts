import type { Culture } from '../../../cultures.ts'
import type { TagSlug } from '../tags.ts'
import type { NewsCategorySlug } from './categories.ts'

export type NewsSentences = [title: string, summary: string, ...sentences: string[]]

/** `still` is the name of a still life. */
export type NewsText = {
  slug: string
  still: string
  daysAgo: number
  category: NewsCategorySlug
  tags: TagSlug[]
  texts: Record<Culture, NewsSentences>
}

/** Its kind has the general sentences of the text. */
export type NewsOccasion<Facts> = Omit<NewsText, 'texts' | 'category'> & { facts: Record<Culture, Facts> }

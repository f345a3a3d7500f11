import type { Culture } from '../../cultures.ts'
import type { TagSlug } from './tags.ts'

/** A news item: a still life, how many days ago, its tags, and in each culture title, summary and sentences. */
export type NewsText = {
  slug: string
  still: string
  daysAgo: number
  tags: TagSlug[]
  texts: Record<Culture, [title: string, summary: string, ...sentences: string[]]>
}

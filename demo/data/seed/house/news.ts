import type { Culture } from '../../cultures.ts'
import type { TagSlug } from './tags.ts'

/** A piece of news: a still life, how many days ago, its tags, and in each culture title, summary and sentences. */
export type NewsText = {
  slug: string
  still: string
  daysAgo: number
  tags: TagSlug[]
  words: Record<Culture, [title: string, summary: string, ...sentences: string[]]>
}

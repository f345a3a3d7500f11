import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'

/** `parentId` is null for a main category. */
export type NewsCategory = { id: number; parentId: number | null; slug: string; name: string }

/** All categories of the news, in the shop's order. */
export const newsCategories = (db: Db, culture: Culture): Promise<NewsCategory[]> =>
  db
    .selectFrom('news_category')
    .select(['id', 'parent_id as parentId', 'slug', localized('name', culture).as('name')])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The ids of some categories and of all of their subcategories, each once. */
export function withChildren(categories: readonly NewsCategory[], ids: readonly number[]): number[] {
  const found = new Set(ids)
  // A loop over a set also visits the values that are added meanwhile.
  for (const id of found) for (const category of categories) if (category.parentId === id) found.add(category.id)
  return [...found]
}

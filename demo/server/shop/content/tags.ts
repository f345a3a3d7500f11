import { localized } from '../../../data/catalogue/localized.ts'
import { type ListItem, listItems } from '../../../data/catalogue/products.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Audience } from '../../../data/money/market.ts'
import type { Db } from '../../../data/schema.ts'
import { collator } from '../../culture/formatters.ts'
import { type NewsItem, newsById } from './news.ts'

export type Tag = { id: number; slug: string; name: string }

/** The orders of a tag's list, the default first. */
export const tagSorts = ['newest', 'name_asc', 'name_desc'] as const
export type TagSort = (typeof tagSorts)[number]

/** All tags, in the shop's order. */
export const listTags = (db: Db, culture: Culture): Promise<Tag[]> =>
  db
    .selectFrom('tag')
    .select(['id', 'slug', localized('name', culture).as('name')])
    .orderBy('id')
    .execute()

const order = <Item>(
  items: Item[],
  sort: TagSort,
  culture: Culture,
  facts: (item: Item) => [string, string | number],
) => {
  const { compare } = collator(culture, { numeric: true })
  const byName = items.toSorted((one, other) => compare(facts(one)[0], facts(other)[0]))
  if (sort === 'name_asc') return byName
  if (sort === 'name_desc') return byName.toReversed()
  return items.toSorted((one, other) => compare(String(facts(other)[1]), String(facts(one)[1])))
}

/** The products with a tag; a few dozen at most. */
export async function taggedProducts(db: Db, tagId: number, audience: Audience, sort: TagSort): Promise<ListItem[]> {
  const rows = await db.selectFrom('tag_product').select('product_id').where('tag_id', '=', tagId).execute()
  const ids = rows.map((row) => row.product_id)
  return order(await listItems(db, ids, audience), sort, audience.culture, ({ name, id }) => [name, id])
}

export async function taggedNews(db: Db, tagId: number, culture: Culture, sort: TagSort): Promise<NewsItem[]> {
  const rows = await db.selectFrom('tag_article').select('article_id').where('tag_id', '=', tagId).execute()
  const ids = rows.map((row) => row.article_id)
  return order(await newsById(db, ids, culture), sort, culture, ({ title, day }) => [title, day])
}

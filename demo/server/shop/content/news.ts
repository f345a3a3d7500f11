import { type Expression, type SqlBool, sql } from 'kysely'
import { type Month, monthBeside } from '../../../../runtime/text/day-steps.ts'
import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'
import type { IsoDay } from '../../../data/tables/columns.ts'
import { isStill, type Still } from '../../../photos/sizes.ts'

export type NewsItem = { id: number; slug: string; title: string; summary: string; still: Still; day: IsoDay }

/** A picture of a news item: a view of a product, with the product's name as its description. */
export type NewsPicture = { variantId: number; view: string; name: string }

export type Article = NewsItem & {
  body: string
  category: { slug: string; name: string } | undefined
  tags: { slug: string; name: string }[]
  pictures: NewsPicture[]
}

/** A missing property does not filter. */
export type NewsFilter = {
  categoryIds?: readonly number[] | undefined
  day?: IsoDay | undefined
  month?: Month | undefined
}

type Row = Omit<NewsItem, 'still'> & { still: string }

const toItem = (row: Row): NewsItem => ({ ...row, still: isStill(row.still) ? row.still : 'hero-square' })

const select = (db: Db, culture: Culture) =>
  db
    .selectFrom('news_article')
    .select(['id', 'slug', 'still', 'published_on as day'])
    .select([localized('title', culture).as('title'), localized('summary', culture).as('summary')])

export const firstDay = ({ year, month }: Month): IsoDay =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

function matching({ categoryIds, day, month }: NewsFilter): Expression<SqlBool> {
  const conditions = [
    ...(categoryIds ? [categoryIds.length > 0 ? sql`category_id in (${sql.join(categoryIds)})` : sql`false`] : []),
    ...(day ? [sql`published_on = ${day}`] : []),
    ...(month ? [sql`published_on >= ${firstDay(month)} and published_on < ${firstDay(monthBeside(month, 1))}`] : []),
  ]
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`
}

export async function countNews(db: Db, filter: NewsFilter = {}): Promise<number> {
  const { total } = await db
    .selectFrom('news_article')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return total
}

/** A page of the news, the newest first. */
export async function listNews(
  db: Db,
  culture: Culture,
  start: number,
  count: number,
  filter: NewsFilter = {},
): Promise<NewsItem[]> {
  const rows = await select(db, culture)
    .where(matching(filter))
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  return rows.map(toItem)
}

/** The number of news on each day that has some. */
export async function countByDay(db: Db, filter: NewsFilter): Promise<Map<IsoDay, number>> {
  const rows = await db
    .selectFrom('news_article')
    .select(['published_on as day', (e) => e.fn.countAll<number>().as('count')])
    .where(matching(filter))
    .groupBy('published_on')
    .execute()
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** News by their ids, in no particular order. */
export async function newsById(db: Db, ids: number[], culture: Culture): Promise<NewsItem[]> {
  if (ids.length === 0) return []
  return (await select(db, culture).where('id', 'in', ids).execute()).map(toItem)
}

export async function findNews(db: Db, id: number, culture: Culture): Promise<Article | undefined> {
  const row = await select(db, culture)
    .select(['category_id', localized('body', culture).as('body')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const tags = await db
    .selectFrom('tag')
    .innerJoin('tag_article', 'tag_article.tag_id', 'tag.id')
    .select(['tag.slug', localized('tag.name', culture).as('name')])
    .where('article_id', '=', id)
    .orderBy('tag.id')
    .execute()
  const category = await db
    .selectFrom('news_category')
    .select(['slug', localized('name', culture).as('name')])
    .where('id', '=', row.category_id ?? 0)
    .executeTakeFirst()
  return { ...toItem(row), body: row.body, category, tags, pictures: await picturesOf(db, id, culture) }
}

const picturesOf = (db: Db, id: number, culture: Culture): Promise<NewsPicture[]> =>
  db
    .selectFrom('news_picture')
    .innerJoin('variant', 'variant.id', 'news_picture.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id as variantId', 'view', localized('product.name', culture).as('name')])
    .where('article_id', '=', id)
    .orderBy('news_picture.position')
    .execute()

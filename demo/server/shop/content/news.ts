import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'
import type { IsoDay } from '../../../data/tables/columns.ts'
import { isStill, type Still } from '../../../photos/sizes.ts'

/** A news item as lists show it. */
export type NewsItem = { id: number; slug: string; title: string; summary: string; still: Still; day: IsoDay }

/** A news item with its text and its tags. */
export type Article = NewsItem & { body: string; tags: { slug: string; name: string }[] }

type Row = Omit<NewsItem, 'still'> & { still: string }

const toItem = (row: Row): NewsItem => ({ ...row, still: isStill(row.still) ? row.still : 'hero-square' })

const select = (db: Db, culture: Culture) =>
  db
    .selectFrom('news_article')
    .select(['id', 'slug', 'still', 'published_on as day'])
    .select([localized('title', culture).as('title'), localized('summary', culture).as('summary')])

/** How many news items there are. */
export async function countNews(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('news_article')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A page of the news, the newest first. */
export async function listNews(db: Db, culture: Culture, start: number, count: number): Promise<NewsItem[]> {
  const rows = await select(db, culture)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  return rows.map(toItem)
}

/** News by their ids, in no order. */
export async function newsById(db: Db, ids: number[], culture: Culture): Promise<NewsItem[]> {
  if (ids.length === 0) return []
  return (await select(db, culture).where('id', 'in', ids).execute()).map(toItem)
}

/** One news item, or undefined. */
export async function findNews(db: Db, id: number, culture: Culture): Promise<Article | undefined> {
  const row = await select(db, culture)
    .select(localized('body', culture).as('body'))
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
  return { ...toItem(row), body: row.body, tags }
}

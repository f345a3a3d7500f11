import { sql } from 'kysely'
import type { Culture, Localized } from '../../../cultures.ts'
import type { Db } from '../../../schema.ts'
import { insertRows } from '../../rows.ts'
import { newsCategories } from './categories.ts'
import { firings } from './firings.ts'
import { firstMonths } from './first-months.ts'
import { markets } from './markets.ts'
import type { NewsText } from './news-text.ts'
import { portraits } from './portraits.ts'
import { recentNews } from './recent.ts'
import { secondYear } from './second-year.ts'
import { ofTheShop } from './the-shop.ts'

const dayMs = 86_400_000

/**
 * The oldest of the first seven has the lowest id, as if each had been written on its day; the others were added later.
 */
const news: NewsText[] = [
  ...[...recentNews, ...firstMonths].toReversed(),
  ...[...secondYear, ...ofTheShop, ...firings, ...markets, ...portraits].toSorted(
    (one, other) => other.daysAgo - one.daysAgo,
  ),
]

/** The views of the pictures, one after the other. */
const views = ['0', '2', '3', '1']

/** The pictures of a news item beside its still life: at least `least`, at most `spread - 1` more. */
const pictures = { least: 3, spread: 3 }

/** Seeds the news of the last two years with their categories and pictures; existing news get missing data. */
export async function seedNews(db: Db, now: Date): Promise<void> {
  const categoryIds = await seedCategories(db)
  const known = new Set((await articleIds(db)).keys())
  const rows = news.map(({ slug, still, daysAgo, category, texts }) => ({
    slug,
    still,
    title: localizedTexts(texts, ([title = '']) => title),
    summary: localizedTexts(texts, ([, summary = '']) => summary),
    body: localizedTexts(texts, ([, , ...sentences]) => sentences.join(' ')),
    published_on: new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
    category_id: categoryIds.get(category) ?? null,
  }))
  await insertRows(
    db,
    'news_article',
    rows.filter(({ slug }) => !known.has(slug)),
  )
  for (const { slug, category_id } of rows.filter((row) => known.has(row.slug)))
    await db.updateTable('news_article').set({ category_id }).where('slug', '=', slug).execute()
  await seedLinks(db)
}

const articleIds = async (db: Db) =>
  new Map((await db.selectFrom('news_article').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]))

async function seedCategories(db: Db): Promise<Map<string, number>> {
  const slugs = Object.keys(newsCategories)
  const rows = Object.entries(newsCategories).map(([slug, category], index) => ({
    slug,
    parent_id: 'parent' in category ? slugs.indexOf(category.parent) + 1 : null,
    name: category.name as Localized,
    position: index,
  }))
  await insertRows(db, 'news_category', rows)
  const found = await db.selectFrom('news_category').select(['id', 'slug']).execute()
  return new Map(found.map(({ id, slug }) => [slug, id]))
}

async function seedLinks(db: Db): Promise<void> {
  const ids = await articleIds(db)
  const tags = await db.selectFrom('tag').select(['id', 'slug']).execute()
  const tagIds = new Map<string, number>(tags.map(({ id, slug }) => [slug, id]))
  const links = news.flatMap((item) =>
    item.tags.map((tag) => ({ tag_id: tagIds.get(tag) ?? 0, article_id: ids.get(item.slug) ?? 0 })),
  )
  await db
    .insertInto('tag_article')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows: variants } = await sql<{ tag: string; id: number }>`select tag.slug as tag, min(variant.id) as id
    from tag_product join tag on tag.id = tag_product.tag_id join variant on variant.product_id = tag_product.product_id
    group by tag.slug, tag_product.product_id order by tag.slug, tag_product.product_id`.execute(db)
  const shots = news.flatMap((item, index) => {
    const pool = variants.filter(({ tag }) => tag === item.tags[0])
    return Array.from({ length: Math.min(pool.length, pictures.least + (index % pictures.spread)) }, (_, position) => ({
      article_id: ids.get(item.slug) ?? 0,
      position,
      variant_id: pool[(index * 5 + position) % pool.length]?.id ?? 0,
      view: views[position % views.length] ?? '0',
    }))
  })
  if (shots.length > 0) await insertRows(db, 'news_picture', shots)
}

const localizedTexts = (texts: NewsText['texts'], pick: (parts: string[]) => string): Localized =>
  Object.fromEntries(Object.entries(texts).map(([culture, parts]) => [culture as Culture, pick(parts)])) as Localized

import { sql } from 'kysely'
import type { Culture, Localized } from '../../cultures.ts'
import type { Database, Db } from '../../schema.ts'
import { ids } from '../catalogue-rows.ts'
import { demoAccounts } from '../people.ts'
import { continueIds, insertRows } from '../rows.ts'
import { assetRows, folderRows } from './assets.ts'
import { seedBelongings } from './belongings.ts'
import type { NewsText } from './news.ts'
import { olderNews } from './news-older.ts'
import { recentNews } from './news-recent.ts'
import { pickupPointRows } from './pickup-points.ts'
import { seedStores } from './stores.ts'
import { type TagSlug, tags } from './tags.ts'

const dayMs = 86_400_000
const slugs = Object.keys(tags) as TagSlug[]
const news = [...recentNews, ...olderNews]

/** How many products of each kind have a tag. */
const productsPerKind = 12

/** Fills what surrounds the catalogue: assets, news, tags, pickup points, and what the demo's customer owns. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  await insertRows(db, 'asset_folder', folderRows)
  await insertRows(db, 'asset', assetRows())
  await insertRows(db, 'pickup_point', pickupPointRows())
  await seedStores(db)
  await seedNews(db, now)
  await seedTags(db)
  const owner = demoAccounts[0].email
  const customer = await db.selectFrom('customer').select('id').where('email', '=', owner).executeTakeFirst()
  if (customer) await seedBelongings(db, customer.id, now)
  for (const table of numberedTables) await continueIds(db, table)
}

const numberedTables = [
  ...(['asset_folder', 'asset', 'news_article', 'tag', 'wishlist', 'prepaid_account'] as const),
] satisfies (keyof Database)[]

/** One part of each culture's texts. */
const localizedTexts = (texts: NewsText['texts'], pick: (parts: string[]) => string): Localized =>
  Object.fromEntries(Object.entries(texts).map(([culture, parts]) => [culture as Culture, pick(parts)])) as Localized

async function seedNews(db: Db, now: Date) {
  // The oldest has the lowest id, as if each had been written on its day.
  const rows = news.toReversed().map(({ slug, still, daysAgo, texts }, index) => ({
    id: index + 1,
    slug,
    still,
    title: localizedTexts(texts, ([title = '']) => title),
    summary: localizedTexts(texts, ([, summary = '']) => summary),
    body: localizedTexts(texts, ([, , ...sentences]) => sentences.join(' ')),
    published_on: new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
  }))
  await insertRows(db, 'news_article', rows)
}

async function seedTags(db: Db) {
  const rows = slugs.map((slug, index) => ({ id: index + 1, slug, name: tags[slug].name }))
  await insertRows(db, 'tag', rows)
  const articleIds = new Map(news.map(({ slug }, index) => [slug, news.length - index]))
  await insertRows(
    db,
    'tag_article',
    news.flatMap((item) =>
      item.tags.map((tag) => ({ tag_id: slugs.indexOf(tag) + 1, article_id: articleIds.get(item.slug) ?? 0 })),
    ),
  )
  for (const [index, slug] of slugs.entries()) {
    for (const type of tags[slug].types) {
      await sql`insert into tag_product (tag_id, product_id)
        select ${index + 1}::int, id from product where category_id = ${ids.type(type)}
        order by id limit ${productsPerKind} on conflict do nothing`.execute(db)
    }
  }
}

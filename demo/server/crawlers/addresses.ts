import type { Db } from '../../data/schema.ts'

/** A page's path behind `/{culture}`, with the day of its last change (`yyyy-MM-dd`) if it is known. */
export type Address = { path: string; day?: string }

/**
 * Products in one part of the sitemap: about two megabytes. Search engines accept 50,000 addresses and 50 megabytes.
 */
export const productsInPart = 2000

/** Products that are read in one query, so that the first part is sent while the rest is read. */
const batch = 500

const plain = [
  ...['/', '/catalog', '/news', '/contact', '/newsletter', '/pages/workshop', '/pages/terms', '/pages/cookies'],
  ...['/pages/about', '/pages/delivery', '/pages/help', '/pages/privacy', '/pages/accessibility'],
  ...['/pages/stores', '/pages/landing'],
]

/** The number of parts of the sitemap; at least one. */
export async function partCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(count / productsInPart))
}

/**
 * Yields the addresses of one part in batches. Parts count from 1: the first also has the pages, categories and news.
 */
export async function* addressesOf(db: Db, part: number): AsyncGenerator<Address[]> {
  if (part === 1) yield [...plain.map((path) => ({ path })), ...(await categories(db)), ...(await news(db))]
  const end = part * productsInPart
  for (let start = end - productsInPart; start < end; start += batch) {
    const products = await productsFrom(db, start)
    if (products.length > 0) yield products
    if (products.length < batch) return
  }
}

async function categories(db: Db): Promise<Address[]> {
  const rows = await db.selectFrom('category').select(['id', 'slug']).orderBy('id').execute()
  return rows.map(({ id, slug }) => ({ path: `/catalog/category/${id}/${slug}` }))
}

async function news(db: Db): Promise<Address[]> {
  const rows = await db.selectFrom('news_article').select(['id', 'slug', 'published_on']).orderBy('id').execute()
  return rows.map(({ id, slug, published_on: day }) => ({ path: `/news/${id}/${slug}`, day }))
}

async function productsFrom(db: Db, start: number): Promise<Address[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug', 'created_at'])
    .orderBy('id')
    .limit(batch)
    .offset(start)
    .execute()
  return rows.map(({ id, slug, created_at: created }) => ({
    path: `/catalog/product/${id}/${slug}`,
    day: created.toISOString().slice(0, 10),
  }))
}

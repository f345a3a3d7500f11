import { sql } from 'kysely'
import { ratingOf } from '../../demo/data/catalogue/product.ts'
import { listItems, listProducts } from '../../demo/data/catalogue/products.ts'
import { cultures } from '../../demo/data/cultures.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db, NewRow } from '../../demo/data/schema.ts'
import { ratingsOf, reviewsOf } from '../../demo/server/shop/catalogue/reviews/reviews.ts'
import { expect, test } from './shop.ts'

const seen = { culture: 'fr' as const, market: homeMarket }

/** A product that the seed gives no review. */
const unrated = async (db: Db): Promise<number> =>
  (await db.selectFrom('product').select('id').where('rating_count', '=', 0).orderBy('id').executeTakeFirstOrThrow()).id

const review = (product_id: number, rating: number, more: Partial<NewRow<'review'>> = {}): NewRow<'review'> => ({
  ...{ product_id, rating, name: 'Ada', culture: 'fr', title: 'Titre', body: 'Texte', state: 'published' as const },
  ...more,
})

const ratingIn = async (db: Db, id: number) => (await listItems(db, [id], seen))[0]?.rating

test.describe('reviews', () => {
  test('are seeded in each language, and products have their number and average', async ({ db }) => {
    const rows = await db.selectFrom('review').select(['culture', 'product_id', 'rating']).execute()
    expect(new Set(rows.map(({ culture }) => culture))).toEqual(new Set(cultures))
    const ofFirst = rows.filter(({ product_id }) => product_id === 1)
    expect(ofFirst).toHaveLength(34)
    const sum = ofFirst.reduce((total, { rating }) => total + rating, 0)
    expect(await ratingIn(db, 1)).toEqual(ratingOf({ rating_count: 34, rating_sum: sum }))
    const { rows: wrong } = await sql`select p.id from product p
      where rating_count <> (select count(*) from review where product_id = p.id and state = 'published')
        or rating_sum <> (select coalesce(sum(rating), 0) from review where product_id = p.id and state = 'published')`.execute(
      db,
    )
    expect(wrong).toEqual([])
  })

  test('count once they are published, and no longer when they are refused or deleted @engine', async ({ db }) => {
    const product = await unrated(db)
    const [first] = await db
      .insertInto('review')
      .values([review(product, 5, { state: 'waiting' }), review(product, 2)])
      .returning('id')
      .execute()
    expect(await ratingIn(db, product)).toEqual({ count: 1, average: 2 })
    const change = db.updateTable('review').where('id', '=', first?.id ?? 0)
    await change.set({ state: 'published' }).execute()
    expect(await ratingIn(db, product)).toEqual({ count: 2, average: 3.5 })
    expect(await ratingsOf(db, product)).toEqual([0, 1, 0, 0, 1])
    await change.set({ rating: 4 }).execute()
    expect(await ratingIn(db, product)).toEqual({ count: 2, average: 3 })
    await change.set({ state: 'refused' }).execute()
    expect(await ratingsOf(db, product)).toEqual([0, 1, 0, 0, 0])
    await db.deleteFrom('review').where('product_id', '=', product).execute()
    expect(await ratingIn(db, product)).toEqual({ count: 0, average: 0 })
  })

  test('are filtered by stars, and ordered by date, rating or votes', async ({ db }) => {
    const product = await unrated(db)
    const day = (date: number) => new Date(Date.UTC(2026, 5, date))
    await db
      .insertInto('review')
      .values([
        review(product, 3, { title: 'a', created_at: day(1), helpful: 2 }),
        review(product, 5, { title: 'b', created_at: day(2) }),
        review(product, 3, { title: 'c', created_at: day(3), helpful: 7 }),
        review(product, 1, { title: 'hidden', created_at: day(4), state: 'waiting' }),
      ])
      .execute()
    const titles = async (query: Partial<Parameters<typeof reviewsOf>[1]>) =>
      (await reviewsOf(db, { productId: product, sort: 'newest', page: 1, ...query }))
        .map(({ title }) => title)
        .join('')
    expect(await titles({})).toBe('cba')
    expect(await titles({ sort: 'highest' })).toBe('bca')
    expect(await titles({ sort: 'lowest' })).toBe('cab')
    expect(await titles({ sort: 'helpful' })).toBe('cab')
    expect(await titles({ stars: 3 })).toBe('ca')
    expect(await titles({ page: 2 })).toBe('')
    await db.deleteFrom('review').where('product_id', '=', product).execute()
  })

  test('order a list: many good ratings before a single one, and products without a rating last', async ({ db }) => {
    const [one, many] = await db
      .selectFrom('product')
      .select('id')
      .where('rating_count', '=', 0)
      .orderBy('id')
      .limit(2)
      .execute()
    const few = [review(one?.id ?? 0, 5)]
    await db
      .insertInto('review')
      .values([...few, ...Array.from({ length: 60 }, () => review(many?.id ?? 0, 5))])
      .execute()
    const query = { ...seen, sort: 'rating' as const, pageSize: 200 }
    const { items, total } = await listProducts(db, { ...query, page: 1 })
    expect(items[0]?.id).toBe(many?.id)
    expect(items.map(({ id }) => id)).not.toContain(one?.id)
    const last = await listProducts(db, { ...query, page: Math.ceil(total / 200) })
    expect(last.items.every(({ rating }) => rating.count === 0)).toBe(true)
    await db
      .deleteFrom('review')
      .where('product_id', 'in', [one?.id ?? 0, many?.id ?? 0])
      .execute()
  })
})

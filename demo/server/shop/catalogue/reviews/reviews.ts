import { sql } from 'kysely'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'

/** The orders of reviews, the default first. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const

export type ReviewSort = (typeof reviewSorts)[number]

/** `stars`: only the reviews with this rating. `page` begins with 1. */
export type ReviewQuery = { productId: number; stars?: number | undefined; sort: ReviewSort; page: number }

export type Review = {
  id: number
  name: string
  culture: Culture
  rating: number
  title: string
  body: string
  /** The answer of the shop; '' for none. */
  answer: string
  helpful: number
  createdAt: Date
}

/** Reviews on a page. */
export const reviewsPerPage = 6

/** The numbers of published reviews with one star, two stars and so on. */
export async function ratingsOf(db: Db, productId: number): Promise<number[]> {
  const rows = await published(db, productId)
    .select(['rating', (e) => e.fn.countAll<string | number>().as('number')])
    .groupBy('rating')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find(({ rating }) => rating === stars)?.number ?? 0))
}

const published = (db: Db, productId: number) =>
  db.selectFrom('review').where('product_id', '=', productId).where('state', '=', 'published')

const orders = {
  newest: sql`created_at desc, id desc`,
  highest: sql`rating desc, created_at desc, id desc`,
  lowest: sql`rating, created_at desc, id desc`,
  helpful: sql`helpful desc, created_at desc, id desc`,
}

/** A page of the published reviews of a product. */
export async function reviewsOf(db: Db, { productId, stars, sort, page }: ReviewQuery): Promise<Review[]> {
  const all = published(db, productId)
  const chosen = stars === undefined ? all : all.where('rating', '=', stars)
  return chosen
    .select(['id', 'name', 'culture', 'rating', 'title', 'body', 'answer', 'helpful', 'created_at as createdAt'])
    .orderBy(orders[sort])
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
    .execute()
}

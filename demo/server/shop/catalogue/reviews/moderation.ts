import { sql } from 'kysely'
import { localized } from '../../../../data/catalogue/localized.ts'
import { type Culture, cultures } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'
import type { ReviewState } from '../../../../data/tables/reviews.ts'

/** Reviews that were read before, below those that wait. */
const mostRead = 30

const withProduct = (db: Db, culture: Culture) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .leftJoin('customer', 'customer.id', 'review.customer_id')
    .select(['review.id', 'review.name', 'review.culture', 'review.rating', 'review.title', 'review.body'])
    .select(['review.state', 'review.answer', 'review.note', 'review.created_at as createdAt'])
    .select(['product.id as productId', 'product.slug', 'customer.email'])
    .select(localized('product.name', culture).as('productName'))

/** The reviews that wait, the oldest first, and the last ones of customers that were read. */
export async function reviewsToRead(db: Db, culture: Culture) {
  const all = withProduct(db, culture)
  const waiting = await all.where('state', '=', 'waiting').orderBy('review.created_at').execute()
  const read = all.where('state', '<>', 'waiting').where('customer_id', 'is not', null)
  return [...waiting, ...(await read.orderBy('review.created_at', 'desc').limit(mostRead).execute())]
}

export type ReadReview = Awaited<ReturnType<typeof reviewsToRead>>[number]

/** A decision of the staff about a review. `from` and `sentAt`: the state and the time of the text that they have read. */
export type Decision = {
  from: ReviewState
  sentAt: Date
  to: 'published' | 'refused'
  answer: string
  note: string
}

export type Decided = { state: 'decided'; review: ReadReview } | { state: 'late' | 'unknown' }

/** `late`: somebody else has decided meanwhile, or the customer has replaced the review. */
export async function decideReview(db: Db, id: number, { from, sentAt, to, answer, note }: Decision): Promise<Decided> {
  const changed = await db
    .updateTable('review')
    .set({ state: to, answer, note })
    .where('id', '=', id)
    .where('state', '=', from)
    // A Date has no microseconds.
    .where(sql<Date>`date_trunc('milliseconds', created_at)`, '=', sentAt)
    .returning('culture')
    .executeTakeFirst()
  if (changed) {
    const culture = cultures.find((known) => known === changed.culture) ?? cultures[0]
    const review = await withProduct(db, culture).where('review.id', '=', id).executeTakeFirstOrThrow()
    return { state: 'decided', review }
  }
  const known = await db.selectFrom('review').select('id').where('id', '=', id).executeTakeFirst()
  return { state: known ? 'late' : 'unknown' }
}

import { sql } from 'kysely'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'

/** Characters. */
export const longest = { title: 100, text: 2000, name: 60 } as const

export type OwnReview = { rating: number; title: string; text: string; name: string }

/** Whether an order of the customer with the product was paid or has arrived, and was not cancelled. */
export async function hasBought(db: Db, customerId: number, productId: number): Promise<boolean> {
  const line = db
    .selectFrom('order_line')
    .innerJoin('customer_order as placed', 'placed.id', 'order_line.order_id')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .select('order_line.id')
    .where('placed.customer_id', '=', customerId)
    .where('variant.product_id', '=', productId)
    .where('placed.cancelled_at', 'is', null)
    .where((e) => e.or([e('placed.paid_at', 'is not', null), e('placed.delivered_at', 'is not', null)]))
  return (await line.executeTakeFirst()) !== undefined
}

/** The review that a customer has sent of a product, published or not. */
export const ownReview = (db: Db, customerId: number, productId: number): Promise<OwnReview | undefined> =>
  db
    .selectFrom('review')
    .select(['rating', 'title', 'body as text', 'name'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst()

/**
 * Stores a review until the shop has read it. It replaces an earlier one of the same customer, with its answer and its
 * votes, which belong to the earlier text.
 */
export async function keepReview(
  db: Db,
  of: { customerId: number; productId: number; culture: Culture },
  { rating, title, text, name }: OwnReview,
): Promise<void> {
  const row = { culture: of.culture, rating, title, body: text, name }
  const unread = { state: 'waiting', answer: '', note: '', helpful: 0, created_at: sql<Date>`now()` } as const
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('review')
      .values({ product_id: of.productId, customer_id: of.customerId, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'customer_id']).doUpdateSet({ ...row, ...unread }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('review_vote').where('review_id', '=', id).execute()
  })
}

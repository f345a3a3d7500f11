import { sql } from 'kysely'
import type { Db } from '../../../../data/schema.ts'
import type { ShopContext } from '../../../context.ts'
import { rememberVisitor } from '../../account/sessions.ts'

export type Vote = { state: 'counted'; helpful: number } | { state: 'unknown' | 'own' }

/** The ids, of those given, that the visitor has found helpful. */
export async function votedBy({ var: { customer, db, session } }: ShopContext, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0 || (!customer && session.id === null)) return new Set()
  const votes = db.selectFrom('review_vote').select('review_id').where('review_id', 'in', ids)
  const own = customer ? votes.where('customer_id', '=', customer.id) : votes.where('session_id', '=', session.id ?? '')
  return new Set((await own.execute()).map(({ review_id }) => review_id))
}

/**
 * Counts that the visitor finds a published review helpful: once for each customer, or session of a guest. Nobody votes
 * for a review of their own.
 */
export async function voteFor(c: ShopContext, id: number): Promise<Vote> {
  const { customer, db } = c.var
  const review = await publishedReview(db, id)
  if (!review) return { state: 'unknown' }
  if (customer && review.customer_id === customer.id) return { state: 'own' }
  const voter = customer ? { customer_id: customer.id } : { session_id: await rememberVisitor(c) }
  return db.transaction().execute(async (trx) => {
    const vote = trx.insertInto('review_vote').values({ review_id: id, ...voter })
    const kept = await vote
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .executeTakeFirst()
    if (kept) await trx.updateTable('review').set({ helpful: sql<number>`helpful + 1` }).where('id', '=', id).execute()
    const now = await publishedReview(trx, id)
    return now ? { state: 'counted', helpful: now.helpful } : { state: 'unknown' }
  })
}

const publishedReview = (db: Db, id: number) =>
  db
    .selectFrom('review')
    .select(['customer_id', 'helpful'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()

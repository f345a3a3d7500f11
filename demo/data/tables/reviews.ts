import type { Generated } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { MomentNow, Optional } from './columns.ts'

/** `waiting`: nobody of the shop has read it yet. */
export type ReviewState = 'waiting' | 'published' | 'refused'

/** A customer has at most one review of a product. */
interface ReviewTable {
  id: Generated<number>
  product_id: number
  /** Null for the reviews of the demo's seed. */
  customer_id: Optional<number>
  /** The name that is shown, as the customer typed it. */
  name: string
  culture: Culture
  /** Stars, 1 to 5. */
  rating: number
  title: string
  body: string
  state: Generated<ReviewState>
  /** The public answer of the shop; '' for none. */
  answer: Generated<string>
  /** The reason of a refusal, for the customer. */
  note: Generated<string>
  /** The number of visitors who found it helpful. */
  helpful: Generated<number>
  created_at: MomentNow
}

/** The vote of a customer, or of a visitor's session. */
interface ReviewVoteTable {
  review_id: number
  customer_id: Optional<number>
  session_id: Optional<string>
}

export interface ReviewTables {
  review: ReviewTable
  review_vote: ReviewVoteTable
}

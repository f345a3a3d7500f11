import { type Culture, cultures } from '../../../cultures.ts'
import type { Db, NewRow } from '../../../schema.ts'
import { type Random, randomFrom } from '../../random.ts'
import { insertRows } from '../../rows.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { ReviewTexts } from './types.ts'

const texts: Record<Culture, ReviewTexts> = { fr, nl, es, de, it, pt }

const DAY_MS = 86_400_000

/** The share of products with reviews. */
const reviewedShare = 0.4

const mostReviews = 14

/** The demo's first product has more than a page of them. */
const firstProduct = { id: 1, reviews: 34 }

const daysBack = 700

/** How often each star is given, beside the others. */
const weights: Record<number, number> = { 5: 9, 4: 6, 3: 3, 2: 2, 1: 1 }

/** Every text of every culture, as often as its stars weigh. */
const drawn = cultures.flatMap((culture) =>
  texts[culture].reviews.flatMap((review, index) =>
    Array.from({ length: weights[review[0]] ?? 0 }, () => ({ key: `${culture} ${index}`, culture, review })),
  ),
)

/** No product has a text twice. The dates are relative to `now`; all other data are always the same. */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  const products = await db.selectFrom('product').select('id').orderBy('id').execute()
  const random = randomFrom(52)
  const rows = products.flatMap(({ id }) => reviewsOf(id, random, now))
  await insertRows(db, 'review', rows)
}

function reviewsOf(productId: number, random: Random, now: Date): NewRow<'review'>[] {
  const isReviewed = random.chance(reviewedShare)
  const some = isReviewed ? 1 + Math.floor(random.next() ** 2 * mostReviews) : 0
  const count = productId === firstProduct.id ? firstProduct.reviews : some
  const chosen = new Map<string, (typeof drawn)[number]>()
  while (chosen.size < count) {
    const one = random.pick(drawn)
    chosen.set(one.key, one)
  }
  return [...chosen.values()].map(({ culture, review: [rating, title, body, answer = ''] }) => ({
    product_id: productId,
    culture,
    rating,
    title,
    body,
    answer,
    name: random.pick(texts[culture].names),
    state: 'published',
    helpful: random.chance(0.4) ? random.whole(1, 9) : 0,
    created_at: new Date(now.getTime() - random.whole(3, daysBack) * DAY_MS - random.whole(0, DAY_MS)).toISOString(),
  }))
}

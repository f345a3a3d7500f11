import type { Product } from '../../../../data/catalogue/product.ts'
import type { ShopContext } from '../../../context.ts'
import { reviewsOf } from '../../../shop/catalogue/reviews/reviews.ts'
import { shared } from '../../../shop/catalogue/shared.ts'

/** The best and the lowest rating, as schema.org has them. */
const scale = { bestRating: 5, worstRating: 1 }

/**
 * The rating of a product and its newest reviews for search engines (schema.org), the same that the page shows first.
 * Nothing without a review: an AggregateRating must count at least one.
 */
export async function reviewFacts(c: ShopContext, { id, rating }: Pick<Product, 'id' | 'rating'>) {
  if (rating.count === 0) return {}
  const reviews = await shared(c, reviewsOf, { productId: id, sort: 'newest', page: 1 } as const)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...scale,
    },
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.createdAt.toISOString().slice(0, 10),
      inLanguage: review.culture,
      name: review.title,
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...scale },
    })),
  }
}

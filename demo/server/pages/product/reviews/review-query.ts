import type { ShopContext } from '../../../context.ts'
import { type ReviewQuery, reviewSorts, reviewsPerPage } from '../../../shop/catalogue/reviews/reviews.ts'
import { productPath, withQuery } from '../../layout/links.ts'

/** A list of reviews by its address, with the pages that it has. */
export type ReviewList = ReviewQuery & { pages: number; total: number }

const wholeOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined)

/** Reads `stars`, `reviewsort` and `reviewpage` of an address. `ratings` are the numbers of reviews by their stars. */
export function readReviewQuery(c: ShopContext, productId: number, ratings: readonly number[]): ReviewList {
  const query = c.req.query()
  const wanted = wholeOf(query.stars)
  const stars = wanted !== undefined && wanted <= ratings.length ? wanted : undefined
  const total = stars === undefined ? ratings.reduce((sum, number) => sum + number, 0) : (ratings[stars - 1] ?? 0)
  const pages = Math.max(1, Math.ceil(total / reviewsPerPage))
  const sort = reviewSorts.find((name) => name === query.reviewsort) ?? reviewSorts[0]
  return { productId, stars, sort, page: Math.min(pages, wholeOf(query.reviewpage) ?? 1), pages, total }
}

type Product = { id: number; slug: string }

/** The address of a list of reviews: the page of the product, with its present variant. */
export function reviewsPath(c: ShopContext, product: Product, { stars, sort, page }: Omit<ReviewQuery, 'productId'>) {
  const query = {
    variant: wholeOf(c.req.query('variant')),
    stars,
    reviewsort: sort === reviewSorts[0] ? undefined : sort,
    reviewpage: page === 1 ? undefined : page,
  }
  return `${withQuery(productPath(c, product), query)}#reviews`
}

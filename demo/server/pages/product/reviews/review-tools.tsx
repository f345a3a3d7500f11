/** @jsxImportSource hono/jsx */
import type { Rating } from '../../../../data/catalogue/product.ts'
import type { ShopContext } from '../../../context.ts'
import { reviewSorts } from '../../../shop/catalogue/reviews/reviews.ts'
import { plural } from '../../layout/format.ts'
import { ratingText, Stars } from './rating.tsx'
import { type ReviewList, reviewsPath } from './review-query.ts'

type Product = { id: number; slug: string; rating: Rating }

export type ToolProps = { c: ShopContext; product: Product; list: ReviewList; ratings: readonly number[] }

const starsText = (c: ShopContext, stars: number) => plural(c.get('t'), c.get('culture'), 'Reviews.Stars', stars)

/** The share of a rating as a picture; a number is beside it. */
const Bar = ({ share }: { share: number }) => (
  <svg class="rating-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="8" />
    <rect class="rating-share" width={Math.round(100 * share)} height="8" />
  </svg>
)

/** The numbers of reviews by stars; each leads to the reviews with that rating. */
function Distribution({ c, product, list, ratings }: ToolProps) {
  const t = c.get('t')
  const total = ratings.reduce((sum, number) => sum + number, 0)
  return (
    <nav aria-label={t('Reviews.Filter')}>
      <ul class="rating-list">
        {[5, 4, 3, 2, 1].map((stars) => {
          const number = ratings[stars - 1] ?? 0
          const row = (
            <>
              <span>{starsText(c, stars)}</span>
              <Bar share={number / total} />
              <span>{number}</span>
            </>
          )
          const path = reviewsPath(c, product, { ...list, stars, page: 1 })
          return (
            <li>
              {number === 0 ? (
                <span class="rating-row">{row}</span>
              ) : (
                <a
                  class="rating-row"
                  data-part="link"
                  data-key={`stars-${stars}`}
                  href={path}
                  rel="nofollow"
                  aria-current={stars === list.stars ? 'true' : undefined}
                >
                  {row}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {list.stars !== undefined && (
        <p class="small">
          <a
            data-part="link"
            data-key="stars-all"
            href={reviewsPath(c, product, { ...list, stars: undefined, page: 1 })}
          >
            {t('Reviews.AllStars')}
          </a>
        </p>
      )}
    </nav>
  )
}

/** The average and the numbers of reviews by stars. */
export function RatingOverview(props: ToolProps) {
  const { c, product } = props
  const average = ratingText(c, product.rating.average)
  return (
    <div class="rating-overview">
      <p class="rating-average">
        <strong aria-hidden="true">{average}</strong> <Stars average={product.rating.average} />
        <span class="hidden-text">{c.get('t')('Reviews.OutOfFive', { average })}</span>
      </p>
      <Distribution {...props} />
    </div>
  )
}

export function ReviewSorts({ c, product, list }: ToolProps) {
  const t = c.get('t')
  return (
    <nav class="review-sorts" aria-label={t('Reviews.Sort')}>
      <ul>
        {reviewSorts.map((sort) => (
          <li>
            <a
              data-part="link"
              data-key={`sort-${sort}`}
              href={reviewsPath(c, product, { ...list, sort, page: 1 })}
              rel="nofollow"
              aria-current={sort === list.sort ? 'true' : undefined}
            >
              {t(`Reviews.Sorts.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Page numbers on either side of the present one, beside the first and the last. */
const innerWindow = 2

export function ReviewPages({ c, product, list }: ToolProps) {
  const t = c.get('t')
  if (list.pages < 2) return null
  const numbers = Array.from({ length: list.pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === list.pages || Math.abs(page - list.page) <= innerWindow,
  )
  const link = (page: number) => reviewsPath(c, product, { ...list, page })
  return (
    <nav class="review-pages" aria-label={t('Reviews.Pages')}>
      <ul>
        {numbers.map((page, index) => (
          <li>
            {index > 0 && numbers[index - 1] !== page - 1 && (
              <span class="review-gap" aria-hidden="true">
                …
              </span>
            )}
            <a
              data-part="page"
              data-key={`page-${page}`}
              href={link(page)}
              rel="nofollow"
              aria-label={t('Shop.List.Page', { page })}
              aria-current={page === list.page ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

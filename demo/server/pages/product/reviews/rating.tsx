/** @jsxImportSource hono/jsx */
import type { Rating } from '../../../../data/catalogue/product.ts'
import type { ShopContext } from '../../../context.ts'
import { localeOf, numberFormat } from '../../../culture/formatters.ts'
import { plural } from '../../layout/format.ts'

/** Rounded to half a star, as the style sheet has them. */
const halves = (average: number) => Math.round(2 * average) / 2

/** Five stars as a picture; a text beside them has the number. */
export const Stars = ({ average }: { average: number }) => (
  <span class="stars" data-stars={halves(average)} aria-hidden="true">
    ★★★★★
  </span>
)

/** A rating as text: `4,6`. */
export const ratingText = (c: ShopContext, average: number) =>
  numberFormat(localeOf(c.get('culture')), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)

export const countText = (c: ShopContext, count: number) => plural(c.get('t'), c.get('culture'), 'Reviews.Count', count)

/** The average of a product, and the number of its reviews. */
export function RatingSummary({ c, rating }: { c: ShopContext; rating: Rating }) {
  const average = ratingText(c, rating.average)
  return (
    <>
      <Stars average={rating.average} /> <span class="hidden-text">{c.get('t')('Reviews.OutOfFive', { average })}</span>
      <span aria-hidden="true">{average}</span> <span class="soft">({countText(c, rating.count)})</span>
    </>
  )
}

/** The line of a card; a product without a review has none. */
export const CardRating = ({ c, rating }: { c: ShopContext; rating: Rating }) =>
  rating.count > 0 && (
    <p class="card-rating small">
      <RatingSummary c={c} rating={rating} />
    </p>
  )

/** Leads from the head of the product page to its reviews. */
export const RatingLink = ({ c, rating }: { c: ShopContext; rating: Rating }) =>
  rating.count > 0 && (
    <p class="product-rating small">
      <a href="#reviews">
        <RatingSummary c={c} rating={rating} />
      </a>
    </p>
  )

/** @jsxImportSource hono/jsx */
import { findProduct, type Rating } from '../../../../data/catalogue/product.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { type Review, ratingsOf, reviewsOf } from '../../../shop/catalogue/reviews/reviews.ts'
import { votedBy } from '../../../shop/catalogue/reviews/votes.ts'
import { shared } from '../../../shop/catalogue/shared.ts'
import { longDate } from '../../layout/format.ts'
import { languages } from '../../layout/languages.ts'
import { withQuery } from '../../layout/links.ts'
import { countText, Stars } from './rating.tsx'
import { type ReviewList, readReviewQuery, reviewsPath } from './review-query.ts'
import { RatingOverview, ReviewPages, ReviewSorts } from './review-tools.tsx'

type Product = { id: number; slug: string; rating: Rating }

type ReviewProps = { c: ShopContext; review: Review; path: string; isVoted: boolean }

/** The vote of a visitor: without JavaScript it leads back to the same list. */
function Vote({ c, review, path, isVoted }: ReviewProps) {
  const t = c.get('t')
  return (
    <form data-part="vote" data-review-id={review.id} method="post" action={pagePath(c, '/catalog/reviews/helpful')}>
      <input type="hidden" name="ReviewId" value={review.id} />
      <input type="hidden" name="ReturnUrl" value={`${path.split('#')[0]}#review-${review.id}`} />
      <button
        class="button"
        data-quiet
        data-small
        type="submit"
        data-part="helpful"
        aria-pressed={isVoted ? 'true' : 'false'}
      >
        {t('Reviews.Helpful')}
        <span class="hidden-text">: {review.title}</span>
        <span>
          (<span data-part="count">{review.helpful}</span>)
        </span>
      </button>
    </form>
  )
}

function OneReview(props: ReviewProps) {
  const { c, review } = props
  const { culture, t } = c.var
  const isForeign = review.culture !== culture
  return (
    <li class="review" id={`review-${review.id}`}>
      <article aria-labelledby={`review-${review.id}-title`}>
        <p class="review-rating">
          <Stars average={review.rating} />
          <span class="hidden-text">{t('Reviews.OutOfFive', { average: review.rating })}</span>
        </p>
        <h3 id={`review-${review.id}-title`} lang={isForeign ? review.culture : undefined}>
          {review.title}
        </h3>
        <p class="small soft">
          {review.name} · <time datetime={review.createdAt.toISOString()}>{longDate(review.createdAt, culture)}</time> ·{' '}
          {t('Reviews.Bought')}
          {isForeign && (
            <>
              {' '}
              · <span lang={review.culture}>{languages[review.culture]}</span>
            </>
          )}
        </p>
        <p class="review-text" lang={isForeign ? review.culture : undefined}>
          {review.body}
        </p>
        {review.answer !== '' && (
          <blockquote class="review-answer">
            <p class="small soft">{t('Reviews.Answer')}</p>
            <p class="review-text" lang={isForeign ? review.culture : undefined}>
              {review.answer}
            </p>
          </blockquote>
        )}
        <Vote {...props} />
      </article>
    </li>
  )
}

/** How the shop makes sure that its reviews are of people who bought the product: directive 2005/29/EC, article 7 (6). */
const Origin = ({ c }: { c: ShopContext }) => (
  <div class="review-origin small">
    <p>{c.get('t')('Reviews.Buyers')}</p>
    <details>
      <summary>{c.get('t')('Reviews.OriginTitle')}</summary>
      <p>{c.get('t')('Reviews.Origin')}</p>
    </details>
  </div>
)

type ListProps = { c: ShopContext; product: Product; list: ReviewList; ratings: readonly number[] }

async function Reviewed(props: ListProps) {
  const { c, product, list } = props
  const reviews = await reviewsOf(c.get('db'), list)
  const voted = await votedBy(
    c,
    reviews.map(({ id }) => id),
  )
  const path = reviewsPath(c, product, list)
  return (
    <div class="review-columns">
      <RatingOverview {...props} />
      <div>
        <div class="review-bar">
          <p data-part="heading">
            <strong>{countText(c, list.total)}</strong>
          </p>
          <ReviewSorts {...props} />
        </div>
        <ol class="reviews" data-part="list">
          {reviews.map((review) => (
            <OneReview c={c} review={review} path={path} isVoted={voted.has(review.id)} />
          ))}
        </ol>
        <ReviewPages {...props} />
      </div>
    </div>
  )
}

/** The reviews of a product: widget/catalog/ProductReviews, and a part of the product page. */
export async function ProductReviews({ c, product }: { c: ShopContext; product: Product }) {
  const ratings = await shared(c, ratingsOf, product.id)
  const list = readReviewQuery(c, product.id, ratings)
  return (
    <product-reviews product-id={product.id}>
      {product.rating.count === 0 ? (
        <p>{c.get('t')('Reviews.None')}</p>
      ) : (
        <Reviewed c={c} product={product} list={list} ratings={ratings} />
      )}
    </product-reviews>
  )
}

export async function reviewsFragment(c: ShopContext, productId: number): Promise<string | undefined> {
  const product = await shared(c, findProduct, productId, { culture: c.get('culture'), market: c.get('market') })
  return product && String(await (<ProductReviews c={c} product={product} />).toString())
}

export function ReviewSection({ c, product }: { c: ShopContext; product: Product }) {
  return (
    <section class="product-reviews" id="reviews" aria-labelledby="reviews-title">
      <div class="band-head">
        <h2 id="reviews-title">{c.get('t')('Reviews.Title')}</h2>
        <a href={withQuery(pagePath(c, '/catalog/reviews/write'), { productId: product.id })} rel="nofollow">
          {c.get('t')('Reviews.Write')}
        </a>
      </div>
      <Origin c={c} />
      <ProductReviews c={c} product={product} />
    </section>
  )
}

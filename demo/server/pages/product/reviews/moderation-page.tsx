/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { type ReadReview, reviewsToRead } from '../../../shop/catalogue/reviews/moderation.ts'
import { FieldMessage } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { longDate } from '../../layout/format.ts'
import { languages } from '../../layout/languages.ts'
import { productPath } from '../../layout/links.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { StaffNote } from '../../orders/refund/staff-note.tsx'
import { Stars } from './rating.tsx'

type ReadProps = { c: ShopContext; review: ReadReview; state: FormState | undefined }

function Decide({ c, review, state }: ReadProps) {
  const { t } = c.var
  const id = `review-${review.id}`
  const wrong = state?.errors.Answer
  return (
    <form method="post" action={pagePath(c, '/sales/reviews/decide')}>
      <input type="hidden" name="Id" value={review.id} />
      <input type="hidden" name="From" value={review.state} />
      <input type="hidden" name="Sent" value={review.createdAt.toISOString()} />
      <div class="field">
        <label for={`${id}-Answer`}>
          {t('Reviews.AnswerField')} <span class="soft">({t('Shop.Form.Optional')})</span>
        </label>
        <textarea
          id={`${id}-Answer`}
          name="Answer"
          rows={2}
          maxlength={500}
          aria-describedby={`${id}-Answer-message`}
          aria-invalid={wrong ? 'true' : undefined}
        >
          {state?.values.Answer ?? review.answer}
        </textarea>
        <FieldMessage id={`${id}-Answer-message`} name="Answer" text={wrong} />
      </div>
      <StaffNote c={c} of={id} state={state ?? freshForm({ Note: review.note })} />
      <p class="form-actions">
        <button class="button" data-small type="submit" name="To" value="published">
          {t('Reviews.Publish')}
        </button>{' '}
        <button class="button" data-small data-quiet type="submit" name="To" value="refused">
          {t('Orders.Refund.Moves.refused')}
        </button>
      </p>
    </form>
  )
}

function Read(props: ReadProps) {
  const { c, review } = props
  const { culture, t } = c.var
  return (
    <li class="review">
      <p class="small">
        <a href={productPath(c, { id: review.productId, slug: review.slug })}>{review.productName}</a> ·{' '}
        {t(`Reviews.States.${review.state}`)}
      </p>
      <p class="review-rating">
        <Stars average={review.rating} />
        <span class="hidden-text">{t('Reviews.OutOfFive', { average: review.rating })}</span>
      </p>
      <h2 lang={review.culture}>{review.title}</h2>
      <p class="small soft">
        {review.name}
        {review.email && ` · ${review.email}`} · {longDate(review.createdAt, culture)} ·{' '}
        <span lang={review.culture}>{languages[review.culture]}</span>
      </p>
      <p class="review-text" lang={review.culture}>
        {review.body}
      </p>
      <Decide {...props} />
    </li>
  )
}

/** The reviews of customers, for staff: 403 for others. Those that nobody has read yet are first. */
export async function moderationPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
): Promise<Response> {
  const { culture, db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const reviews = await reviewsToRead(db, culture)
  const title = t('Reviews.StaffTitle')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {reviews.length === 0 && <p class="empty">{t('Reviews.NoneYet')}</p>}
      <ol class="reviews">
        {reviews.map((review) => (
          <Read c={c} review={review} state={state.values.Id === String(review.id) ? state : undefined} />
        ))}
      </ol>
    </>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}

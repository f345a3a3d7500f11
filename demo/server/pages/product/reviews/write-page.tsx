/** @jsxImportSource hono/jsx */
import { findProduct, type Product } from '../../../../data/catalogue/product.ts'
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { refuse, refuseJson } from '../../../http/answers.ts'
import { queryFields, wholeNumber } from '../../../http/body.ts'
import { hasBought, longest, type OwnReview, ownReview } from '../../../shop/catalogue/reviews/write.ts'
import { Field, FieldMessage, Summary, validation } from '../../form/field.tsx'
import { TextArea } from '../../form/options.tsx'
import { answerPage } from '../../layout/document.tsx'
import { plural } from '../../layout/format.ts'
import { productPath } from '../../layout/links.ts'
import { Trail } from '../../layout/trail.tsx'

type FormProps = { c: ShopContext; product: Product; state: FormState }

/** Five radio buttons; the style sheet shows them as stars. */
function StarField({ c, state }: Omit<FormProps, 'product'>) {
  const { culture, t } = c.var
  const error = state.errors.Rating
  return (
    <div class="field" data-wide>
      <fieldset class="star-choice" aria-describedby="review-Rating-message">
        <legend>{t('Reviews.Rating')}</legend>
        <span class="star-row">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label>
              <input
                id={stars === 1 ? 'review-Rating' : undefined}
                type="radio"
                name="Rating"
                value={stars}
                checked={state.values.Rating === String(stars)}
                required
                aria-invalid={error ? 'true' : undefined}
                data-label={plural(t, culture, 'Reviews.Stars', stars)}
                {...validation({ required: t('Reviews.RatingMissing') })}
              />
              <span aria-hidden="true">★</span>
              <span class="hidden-text">{plural(t, culture, 'Reviews.Stars', stars)}</span>
            </label>
          ))}
        </span>
        <span class="soft" data-part="chosen" aria-hidden="true" />
      </fieldset>
      <FieldMessage id="review-Rating-message" name="Rating" text={error} />
    </div>
  )
}

function WriteForm({ c, product, state }: FormProps) {
  const { t } = c.var
  const field = { c, state, part: 'review' }
  return (
    <review-form>
      <form-validator>
        <form method="post" action={pagePath(c, '/catalog/reviews/write')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="ProductId" value={product.id} />
          <div class="fields">
            <StarField c={c} state={state} />
            <Field {...field} name="Title" label={t('Reviews.TitleField')} maxlength={longest.title} wide isName />
            <TextArea {...field} name="Text" label={t('Reviews.TextField')} rows={6} maxlength={longest.text} />
            <Field
              {...field}
              name="Name"
              label={t('Reviews.NameField')}
              hint={t('Reviews.NameHint')}
              autocomplete="given-name"
              maxlength={longest.name}
              isName
            />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Reviews.Send')}
            </button>
          </p>
        </form>
      </form-validator>
    </review-form>
  )
}

const valuesOf = ({ rating, title, text, name }: OwnReview) => ({
  Rating: String(rating),
  Title: title,
  Text: text,
  Name: name,
})

/** Replaces the form once the review is stored. */
export const writeThanks = (c: ShopContext, product: Product) =>
  c.html(
    `${(
      <review-form>
        <div data-part="answer">
          <p class="lead">{c.get('t')('Reviews.Sent')}</p>
          <p>
            <a href={`${productPath(c, product)}#reviews`}>{product.name}</a>
          </p>
        </div>
      </review-form>
    )}`,
  )

/**
 * The product of a review that the customer may write, or a refusal: 404 for an unknown product, 403 for one that the
 * customer has not bought.
 */
export async function reviewedProduct(c: ShopContext, { id }: Customer, wanted: unknown): Promise<Product | Response> {
  const { culture, db, market } = c.var
  // The form of the tag shows the message beside its button; a page that is loaded shows it as a page.
  const deny = c.req.method === 'POST' && c.get('isFragment') ? refuseJson : refuse
  const product = await findProduct(db, wholeNumber(wanted) ?? 0, { culture, market })
  if (!product) return deny(c, 404, 'Answers.Product')
  return (await hasBought(db, id, product.id)) ? product : deny(c, 403, 'Reviews.NotBought')
}

/** The form of a review, for customers who have bought the product; 422 with the typed values and the errors. */
export async function writePage(c: ShopContext, customer: Customer, sent?: FormState): Promise<Response> {
  const { db, t } = c.var
  const product = await reviewedProduct(c, customer, sent?.values.ProductId ?? queryFields(c).productId)
  if (product instanceof Response) return product
  const known = await ownReview(db, customer.id, product.id)
  const state = sent ?? freshForm(known ? valuesOf(known) : { Name: customer.firstName })
  const title = t('Reviews.WriteTitle', { name: product.name })
  const body = (
    <>
      <Trail c={c} steps={[{ name: product.name, path: productPath(c, product) }]} here={t('Reviews.Write')} />
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{t(known ? 'Reviews.Replaces' : 'Reviews.Lead')}</p>
        </header>
        <WriteForm c={c} product={product} state={state} />
      </section>
    </>
  )
  return answerPage(c, { title, body }, sent ? 422 : 200)
}

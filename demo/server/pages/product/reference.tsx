/** @jsxImportSource hono/jsx */
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import {
  findReference,
  longestReference,
  type ReferenceMistake,
  referencePattern,
} from '../../shop/account/kept-reference.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { FieldMessage } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { requestedVariant, VariantHead } from './variants/variant-head.tsx'

export const mistakeText = (c: ShopContext, mistake: ReferenceMistake) =>
  mistake === 'long' ? c.get('t')('Answers.TooLong', { count: longestReference }) : c.get('t')('Pages.Reference.Signs')

type FormProps = { c: ShopContext; variantId: number; reference: string; error?: string | undefined }

/** The label contains the field, so that two forms may be on one page. */
export function ReferenceForm({ c, variantId, reference, error }: FormProps) {
  const t = c.get('t')
  return (
    <form class="reference" method="post" action={pagePath(c, '/catalog/customerref/update')}>
      <input type="hidden" name="ProductVariantId" value={variantId} />
      <label class="field">
        {t('Pages.Reference.Label')}
        <input
          type="text"
          name="CustomerSKU"
          class={error ? 'input-validation-error' : undefined}
          value={reference}
          maxlength={longestReference}
          pattern={referencePattern}
          title={t('Pages.Reference.Signs')}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={error ? 'true' : undefined}
        />
      </label>
      <button class="button" data-quiet data-small type="submit">
        {t('Pages.Reference.Save')}
      </button>
      <FieldMessage id={`reference-${variantId}-message`} name="CustomerSKU" text={error} />
    </form>
  )
}

/** The form with the stored number, for a signed-in customer; nothing for others. */
export async function Reference({ c, variantId }: { c: ShopContext; variantId: number }) {
  const [customer, db] = [c.get('customer'), c.get('db')]
  if (!customer) return null
  return (
    <ReferenceForm c={c} variantId={variantId} reference={(await findReference(db, customer.id, variantId)) ?? ''} />
  )
}

async function show(c: ShopContext, state: FormState, status: 200 | 422): Promise<Response> {
  const variant: NamedVariant | undefined = await requestedVariant(c, state.values.ProductVariantId)
  if (!variant) return notFoundPage(c)
  const title = c.get('t')('Pages.Reference.Title')
  const body = (
    <section class="narrow">
      <VariantHead c={c} title={title} variant={variant} />
      <ReferenceForm
        c={c}
        variantId={variant.id}
        reference={state.values.CustomerSKU ?? ''}
        error={state.errors.CustomerSKU}
      />
    </section>
  )
  return answerPage(c, { title, body }, status)
}

/** The form on its own page: after a refusal, and without JavaScript. */
export const referencePage = (c: ShopContext, refused: FormState): Promise<Response> => show(c, refused, 422)

export const ownReferencePage = forCustomer(async (c, customer) => {
  const variant = await requestedVariant(c, c.req.query('productVariantId'))
  if (!variant) return notFoundPage(c)
  const sku = await findReference(c.get('db'), customer.id, variant.id)
  return show(c, freshForm({ ProductVariantId: String(variant.id), CustomerSKU: sku ?? '' }), 200)
})

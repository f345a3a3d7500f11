/** @jsxImportSource hono/jsx */
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { queryFields } from '../../http/body.ts'
import { isConfirmed } from '../../shop/account/confirmation.ts'
import { hasStockRequest } from '../../shop/service/stock-requests.ts'
import { Field, Summary } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { fullName, requestedVariant, VariantHead } from '../product/variants/variant-head.tsx'

function Form({ c, variant, state }: { c: ShopContext; variant: NamedVariant; state: FormState }) {
  const { t } = c.var
  return (
    <ajax-form>
      <form-validator>
        <form method="post" action={pagePath(c, '/catalog/stocknotification/subscribe')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="productVariantId" value={variant.id} />
          <Field
            c={c}
            state={state}
            part="stock-request"
            name="email"
            label={t('Shop.Form.Email')}
            type="email"
            autocomplete="email"
            rules={{ email: t('Shop.Form.EmailWrong') }}
          />
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.StockRequest.Send')}
            </button>
          </p>
        </form>
      </form-validator>
    </ajax-form>
  )
}

/** Replaces the form once the request is stored. */
export const stockRequestThanks = (c: ShopContext, email: string) =>
  c.html(`${<p class="lead">{c.get('t')('Pages.StockRequest.Thanks', { email })}</p>}`)

/** The form of a notification when a variant is in stock again (§2): for a modal, and as a page. */
export async function stockRequestPage(c: ShopContext, sent?: FormState, status: 200 | 422 = 200): Promise<Response> {
  const { customer, t } = c.var
  const id = sent?.values.productVariantId ?? queryFields(c).productVariantId
  const variant = await requestedVariant(c, id)
  if (!variant) return notFoundPage(c)
  const state = sent ?? freshForm({ email: customer?.email ?? '' })
  const title = t('Pages.StockRequest.Title')
  // Shown only to a customer with a confirmed address: others could query the requests of any address.
  const isOwn = customer !== null && !sent && (await isConfirmed(c.get('db'), customer.id))
  const isKept = isOwn && (await hasStockRequest(c, variant.id, customer.email))
  const text = `Pages.StockRequest.${variant.isInStock ? 'InStock' : isKept ? 'Kept' : 'Lead'}`
  const body = (
    <section class="narrow">
      <VariantHead c={c} title={title} variant={variant} text={t(text, { name: fullName(variant) })} />
      {!variant.isInStock && !isKept && <Form c={c} variant={variant} state={state} />}
    </section>
  )
  return answerPage(c, { title, body }, status)
}

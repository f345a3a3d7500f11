import { html } from 'lit-html'
import { create, string, type } from 'superstruct'
import { fragmentOf } from '../../../../runtime/element/template.ts'
import { ShopError } from '../../../../runtime/request/errors.ts'
import { formatMoney } from '../../../../runtime/text/culture.ts'
import { t } from '../../../../runtime/text/strings.ts'
import { Id, Num } from '../../../wire.ts'
import type { Checkout, CheckoutCalls, Ordered } from '../../groups/checkout.ts'
import { inTurn } from '../../session.ts'
import { refusalOf, type Shop } from '../../shop.ts'
import { addressIn, Field } from '../address-fields.ts'
import { type Answer, fieldsOf } from '../asked.ts'
import { confirmationUrl } from '../orders/pages.ts'
import { loadTexts } from '../texts.ts'
import { filled } from '../theme-template.ts'
import { checkoutHtml } from './form.ts'
import { deliveriesHtml, summaryHtml } from './parts.ts'

const Country = type({ CountryCode: string() })
const Delivery = type({ ShippingMethodId: Id })

const Form = type({
  ...{ AttemptKey: string(), Email: Field, SeenTotal: Num, SeenCurrency: string() },
  ...{ ShippingMethodId: Field, PaymentMethod: Field, ExistingShippingAddressId: Field, BillingSameAsShipping: Field },
})

/** The calls of the checkout, by method and path. */
export function checkoutAnswers({ name }: Shop, calls: CheckoutCalls): Record<string, Answer> {
  const change = (make: () => Promise<void>) => inTurn(name, make).then(() => true)

  /** The first way of delivery is chosen, so that the total has its costs. */
  const read = async (): Promise<Checkout | undefined> => {
    await loadTexts()
    const checkout = await calls.read()
    const [first] = checkout?.deliveries ?? []
    if (!checkout || !first || checkout.deliveries.some(({ id }) => id === checkout.delivery)) return checkout
    await inTurn(name, () => calls.chooseDelivery(first.id))
    return calls.read()
  }
  const shown = async (show: (checkout: Checkout) => DocumentFragment): Promise<DocumentFragment> => {
    const checkout = await read()
    return checkout ? show(checkout) : emptyHtml()
  }

  /** The form with the reason of a refusal and the present total; only the reason without a basket. */
  const refused = async (fields: Record<string, unknown>, refusal: string): Promise<ShopError> => {
    const checkout = await read()
    if (!checkout) return refusalOf(refusal)
    return new ShopError('refused', 422, checkoutHtml(checkout, { fields, refusal }), refusal)
  }

  const place: Answer = async (asked) => {
    const fields = fieldsOf(asked)
    const ordered = orderedOf(fields)
    await loadTexts()
    try {
      const placed = await inTurn(name, () => calls.place(ordered))
      if (!placed) return Promise.reject(await refused(fields, t('shop-adapters.OtherCart')))
      if (!('otherTotal' in placed)) return { Uri: confirmationUrl(placed.id ?? placed.number) }
      const total = formatMoney(placed.otherTotal, placed.currency)
      return Promise.reject(await refused(fields, t('shop-adapters.TotalChanged', { total })))
    } catch (error) {
      if (!(error instanceof ShopError) || error.kind !== 'refused') throw error
      throw await refused(fields, t('shop-adapters.NotPlaced', { reason: error.serverMessage ?? '' }).trim())
    }
  }

  return {
    'GET /{culture}/widget/checkout': () => shown((checkout) => checkoutHtml(checkout)),
    'GET /{culture}/widget/checkoutsummary': () =>
      shown((checkout) => fragmentOf(html`<div>${summaryHtml(checkout)}</div>`)),
    'GET /{culture}/widget/shippingoptions': () =>
      shown((checkout) => fragmentOf(html`<div>${deliveriesHtml(checkout)}</div>`)),
    'POST /api/v1/shoppingcarts/shippingcountries': ({ body }) =>
      change(() => calls.deliverTo(create(body, Country).CountryCode)),
    'POST /api/v1/shoppingcarts/shippingmethods': ({ body }) =>
      change(() => calls.chooseDelivery(create(body, Delivery).ShippingMethodId)),
    'POST /{culture}/checkout': place,
  }
}

function orderedOf(fields: Readonly<Record<string, unknown>>): Ordered {
  const form = create(fields, Form)
  return {
    ...{ key: form.AttemptKey, email: form.Email, delivery: form.ShippingMethodId, payment: form.PaymentMethod },
    shipping: form.ExistingShippingAddressId || addressIn(fields, 'Shipping'),
    billing: form.BillingSameAsShipping === 'true' ? undefined : addressIn(fields, 'Billing'),
    seen: { total: form.SeenTotal, currency: form.SeenCurrency },
  }
}

const emptyHtml = (): DocumentFragment =>
  filled('cart-empty', {}) ?? fragmentOf(html`<p>${t('ShoppingCarts.ItemsCount', { count: 0 })}</p>`)

/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { queryFields, textOf, wholeNumber } from '../../../http/body.ts'
import { cartView } from '../../../shop/cart/cart-view.ts'
import { deliverTo } from '../../../shop/cart/delivery-choice.ts'
import type { CartView } from '../../../shop/cart/sums.ts'
import { isPaymentMethod, paymentsOf } from '../../../shop/delivery.ts'
import { seenTotal } from '../../../shop/orders/place-order.ts'
import { amountText } from '../../layout/format.ts'
import { Photo } from '../../layout/photo.tsx'
import { discountOf, Totals } from '../totals.tsx'
import { type CheckoutOptions, chosenMethod, loadCheckout } from './checkout-options.ts'
import { Collected } from './pickup-tag.tsx'

type SummaryProps = { c: ShopContext; state: FormState; options: CheckoutOptions; cart: CartView }

/** The library fetches the amounts again when an option changes. */
export function SummaryParts(props: SummaryProps) {
  const { c, state, options, cart } = props
  const [market, t] = [c.get('market'), c.get('t')]
  const { collection } = options
  const discount = discountOf(cart)
  const chosen = chosenMethod(state, options, cart)
  const payment = state.values.PaymentMethod ?? ''
  const totalIncl = cart.totalIncl + (chosen?.priceIncl ?? 0)
  const price = chosen && (chosen.priceIncl > 0 ? amountText(c, chosen.priceIncl) : t('Shop.Checkout.Free'))
  return (
    <>
      <dl class="totals" data-pictures>
        {cart.lines.map((line) => (
          <>
            <dt>
              <Photo c={c} photo={line.variant.photo} alt="" sizes="56px" priority="low" />
              {line.quantity} × {line.variant.name}
              {line.variant.choice !== '' && <span class="small soft"> {line.variant.choice}</span>}
            </dt>
            <dd>{amountText(c, line.totalIncl)}</dd>
          </>
        ))}
      </dl>
      <Totals
        c={c}
        totalExcl={cart.totalExcl + (chosen?.priceExcl ?? 0)}
        totalIncl={totalIncl}
        discount={discount}
        {...(chosen && { delivery: { name: chosen.name, incl: chosen.priceIncl } })}
      />
      {collection?.methodId === chosen?.id && collection && <Collected c={c} place={collection} />}
      {market.isReverseCharge && (
        <p class="small" data-part="reverse-charge">
          {t('Checkout.Reverse', { number: market.vatNumber ?? '' })}
        </p>
      )}
      {isPaymentMethod(payment) && (!chosen || paymentsOf(chosen).includes(payment)) && (
        <dl class="totals" data-part="payment">
          <dt class="soft">{t('Shop.Checkout.Payment')}</dt>
          <dd>{t(`Shop.Checkout.Payments.${payment}`)}</dd>
        </dl>
      )}
      {chosen && price && (
        <p hidden data-part="announcement">
          {t('Pages.Checkout.Announcement', { delivery: chosen.name, price, total: amountText(c, totalIncl) })}
        </p>
      )}
      {/* The order must have the amount that the customer saw. If the total has changed or the code has expired, the
         page is shown again first. */}
      <input type="hidden" name="CouponCode" value={discount?.code ?? ''} />
      <input type="hidden" name="SeenTotal" value={seenTotal(c, totalIncl)} />
    </>
  )
}

/** From this width the order is beside the steps, and open. */
const wide = '(width >= 60rem)'

/**
 * The order beside the steps of the checkout; collapsed on a phone. Without JavaScript a button shows the total of the
 * chosen options.
 */
export function OrderSummary(props: SummaryProps) {
  const { c, state, options, cart } = props
  const t = c.get('t')
  return (
    <section class="panel" id="order" aria-labelledby="order-sum">
      <details class="order-fold" data-part="fold" data-open-when={wide}>
        <summary>
          <h2 id="order-sum">{t('Shop.Checkout.YourOrder')}</h2>
          <strong data-part="total">
            {amountText(c, cart.totalIncl + (chosenMethod(state, options, cart)?.priceIncl ?? 0))}
          </strong>
        </summary>
        <div data-part="summary">
          <SummaryParts {...props} />
        </div>
        <button
          class="button"
          data-quiet
          type="submit"
          name="Update"
          value="true"
          data-part="update"
          formnovalidate
          formaction={pagePath(c, '/checkout#order')}
        >
          {t('Pages.Checkout.Update')}
        </button>
      </details>
    </section>
  )
}

/** The summary for the options in the query: the HTML of `{culture}/widget/checkoutsummary`. */
export async function checkoutSummary(c: ShopContext): Promise<Response> {
  const fields = queryFields(c)
  const names = ['ShippingMethodId', 'PaymentMethod']
  const state = freshForm(Object.fromEntries(names.map((name) => [name, textOf(fields, name)])))
  // The country of the query is used for the prices before it is stored in the cart.
  const country = wholeNumber(fields.ShippingCountryId)
  if (country !== undefined) await deliverTo(c, country)
  const cart = await cartView(c)
  const props = { c, state, options: await loadCheckout(c, cart), cart }
  c.header('Cache-Control', 'private, no-store')
  return c.html(String(await (<SummaryParts {...props} />).toString()))
}

/** @jsxImportSource hono/jsx */
import { type FormState, pagePath, type ShopContext } from '../../../context.ts'
import { cartView } from '../../../shop/cart/cart-view.ts'
import { Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { Icon } from '../../layout/icons.tsx'
import { GiftList } from '../gift-fields.tsx'
import { fieldLabel } from './address-fields.tsx'
import { checkoutDefaults, loadCheckout, type OwnAddresses, ownAddresses } from './checkout-options.ts'
import { OrderSummary } from './order-summary.tsx'
import { type CheckoutProps, HowItComes, HowItIsPaid, WhoAndWhere } from './steps.tsx'

function Body(props: CheckoutProps & { addresses: OwnAddresses }) {
  const { c, state, options, cart } = props
  const t = c.get('t')
  return (
    <>
      <p class="checkout-head">
        <a href={pagePath(c, '/shoppingcarts')}>← {t('Shop.Checkout.Back')}</a>
        <span>
          <Icon name="shield" />
          {t('Shop.Checkout.Secure')}
        </span>
      </p>
      <header class="page-head">
        <h1>{t('Shop.Checkout.Title')}</h1>
      </header>
      <one-step-checkout draft={options.attempt}>
        <form-validator scroll-top>
          <form class="two-columns checkout" method="post" action={pagePath(c, '/checkout')}>
            <input type="hidden" name="AttemptKey" value={options.attempt} />
            {/* Enter in a field presses the first button of the form: it must place the order, not update the total. */}
            <noscript>
              <button class="hidden-text" type="submit" tabindex={-1}>
                {t('Shop.Checkout.Place')}
              </button>
            </noscript>
            <OrderSummary {...props} />
            <div>
              <Summary c={c} state={state} part="checkout" labelOf={(name) => fieldLabel(c, name)} />
              <WhoAndWhere {...props} />
              <HowItComes {...props} />
              <HowItIsPaid {...props} />
            </div>
            <GiftList cart={cart} />
          </form>
        </form-validator>
      </one-step-checkout>
    </>
  )
}

/**
 * The checkout on one page, for a customer or a guest. The caller checks that the cart has items. `sent` is a refused
 * form; without it the form has the customer's name and last address.
 */
export async function checkoutPage(c: ShopContext, sent?: FormState, status: 200 | 409 | 422 = 200): Promise<Response> {
  const addresses = await ownAddresses(c)
  const state = sent ?? (await checkoutDefaults(c, addresses))
  const cart = await cartView(c)
  const options = await loadCheckout(c, cart)
  const body = <Body c={c} state={state} options={options} cart={cart} addresses={addresses} />
  return answerPage(c, { title: c.get('t')('Shop.Checkout.Title'), kind: 'checkout-page', body }, status)
}

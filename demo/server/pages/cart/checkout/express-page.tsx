/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { cartView } from '../../../shop/cart/cart-view.ts'
import { answerPage } from '../../layout/document.tsx'
import { AddressLines } from '../../orders/order-parts.tsx'
import { GiftList } from '../gift-fields.tsx'
import { checkoutDefaults, chosenMethod, loadCheckout, ownAddresses } from './checkout-options.ts'
import { SummaryParts } from './order-summary.tsx'
import type { CheckoutProps } from './steps.tsx'

/** What the form of the express checkout sends: the customer sees it all, and can change it in the checkout. */
function HiddenFields({ state, options, cart }: CheckoutProps) {
  const method = chosenMethod(state, options, cart)
  const values: Record<string, string> = {
    ...state.values,
    SignedIn: 'true',
    AttemptKey: options.attempt,
    ShippingMethodId: String(method?.id ?? ''),
    Terms: 'true',
  }
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

function Body(props: CheckoutProps & { address: Parameters<typeof AddressLines>[0]['address'] }) {
  const { c, options, cart, address } = props
  const { t } = c.var
  return (
    <section class="narrow express">
      <header class="page-head">
        <h1>{t('Checkout.Express.Title')}</h1>
      </header>
      <h2>{t('Shop.Checkout.Delivery')}</h2>
      <AddressLines address={address} known={options.countries} />
      <one-step-checkout>
        <form method="post" action={pagePath(c, '/checkout')}>
          <HiddenFields {...props} />
          <GiftList cart={cart} />
          <SummaryParts {...props} />
          <p class="checkout-place">
            <button class="button" type="submit">
              {t('Shop.Checkout.Place')}
            </button>
            <span class="small soft">
              {t('Checkout.Express.Terms')} <a href={pagePath(c, '/pages/terms')}>{t('Shop.Form.ReadTerms')}</a>
            </span>
            <a href={pagePath(c, '/checkout')}>{t('Checkout.Express.Change')}</a>
          </p>
        </form>
      </one-step-checkout>
    </section>
  )
}

/** A way of delivery that serves the cart, and whose point is known if it ends at one. */
const canBeSent = (method: ReturnType<typeof chosenMethod>, { collection }: CheckoutProps['options']) =>
  method !== undefined && (method.carrier === null || collection?.methodId === method.id)

/**
 * The order as it will be, for a customer whose address the shop knows: one button places it. Whoever cannot order so is led to the
 * checkout, which says why.
 */
export async function expressPage(c: ShopContext): Promise<Response> {
  const { t } = c.var
  const addresses = await ownAddresses(c)
  const [address] = addresses.Shipping
  const state = await checkoutDefaults(c, addresses)
  const cart = await cartView(c)
  const options = await loadCheckout(c, cart)
  if (!address || cart.lines.length === 0 || !canBeSent(chosenMethod(state, options, cart), options)) {
    return c.redirect(pagePath(c, '/checkout'), 303)
  }
  const body = <Body c={c} state={state} options={options} cart={cart} address={address} />
  return answerPage(c, { title: t('Checkout.Express.Title'), body })
}

/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { cartView } from '../../../shop/cart/cart-view.ts'
import { checkVat } from '../../../shop/cart/vat.ts'
import { countries } from '../../../shop/delivery.ts'
import { answerPage } from '../../layout/document.tsx'
import { AddressLines } from '../../orders/order-parts.tsx'
import { GiftList } from '../gift-fields.tsx'
import { checkoutDefaults, chosenMethod, loadCheckout, ownAddresses } from './checkout-options.ts'
import { SummaryParts } from './order-summary.tsx'
import { type CheckoutProps, Payments } from './steps.tsx'

/** The page shows all of their values, and the checkout can change them. */
function HiddenFields({ state, options, cart }: CheckoutProps) {
  const method = chosenMethod(state, options, cart)
  // The payment has visible fields.
  const { PaymentMethod: _, ...known } = state.values
  const values: Record<string, string> = {
    ...known,
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

function Company({ c, state }: CheckoutProps) {
  const t = c.get('t')
  const { AccountType, CompanyName, VatNumber } = state.values
  if (AccountType !== 'Business') return null
  return (
    <dl class="facts">
      <div>
        <dt>{t('Checkout.Account.Company')}</dt>
        <dd>{CompanyName}</dd>
      </div>
      {VatNumber && (
        <div>
          <dt>{t('Checkout.Account.Number')}</dt>
          <dd>{VatNumber}</dd>
        </div>
      )}
    </dl>
  )
}

function Body(props: CheckoutProps & { address: Parameters<typeof AddressLines>[0]['address'] }) {
  const { c, options, cart, address } = props
  const t = c.get('t')
  return (
    <section class="narrow express">
      <header class="page-head">
        <h1>{t('Checkout.Express.Title')}</h1>
      </header>
      <h2>{t('Shop.Checkout.Delivery')}</h2>
      <AddressLines address={address} known={options.countries} />
      <Company {...props} />
      <one-step-checkout>
        <form method="post" action={pagePath(c, '/checkout')}>
          <HiddenFields {...props} />
          <GiftList cart={cart} />
          <div data-part="summary">
            <SummaryParts {...props} />
          </div>
          <Payments {...props} />
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

/** Whether a shipping method is available for the cart, with a known pickup point if it needs one. */
const canBeSent = (method: ReturnType<typeof chosenMethod>, { collection }: CheckoutProps['options']) =>
  method !== undefined && (method.carrier === null || collection?.methodId === method.id)

/** False for a company without a name or with an invalid number: the checkout has the fields to correct that. */
async function canBeBilled(c: ShopContext, state: CheckoutProps['state']): Promise<boolean> {
  const { AccountType, CompanyName, VatNumber, ShippingCountryId } = state.values
  if (AccountType !== 'Business') return true
  if (!CompanyName) return false
  if (!VatNumber || VatNumber === c.get('market').vatNumber) return true
  const country = (await countries(c.get('db'), c.get('culture'))).find(({ id }) => String(id) === ShippingCountryId)
  return (await checkVat(c, VatNumber, country?.code ?? c.get('market').country)).isValid !== false
}

/**
 * The summary of an order for a customer with a known address, with the company and payment of the last order: one
 * button places it. If that is impossible, the customer is redirected to the checkout, which gives the reason.
 */
export async function expressPage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  const addresses = await ownAddresses(c)
  const [address] = addresses.Shipping
  const state = await checkoutDefaults(c, addresses)
  // Checked first, since the company decides the taxes.
  const isBillable = await canBeBilled(c, state)
  const cart = await cartView(c)
  const options = await loadCheckout(c, cart)
  if (!address || !isBillable || cart.lines.length === 0 || !canBeSent(chosenMethod(state, options, cart), options)) {
    return c.redirect(pagePath(c, '/checkout'), 303)
  }
  const body = <Body c={c} state={state} options={options} cart={cart} address={address} />
  return answerPage(c, { title: t('Checkout.Express.Title'), body })
}

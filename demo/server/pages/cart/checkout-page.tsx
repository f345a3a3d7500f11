/** @jsxImportSource hono/jsx */
import { type FormState, pagePath, type ShopContext } from '../../context.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import { deliveryDays } from '../../shop/delivery.ts'
import { FieldMessage, Summary, TermsBox, validation } from '../form/field.tsx'
import { DayField } from '../form/options.tsx'
import { answerPage } from '../layout/document.tsx'
import { amountText } from '../layout/format.ts'
import { Icon } from '../layout/icons.tsx'
import { AddressFields } from './address-fields.tsx'
import { type CheckoutOptions, checkoutDefaults, loadCheckout } from './checkout-options.ts'
import { GiftList } from './gift-fields.tsx'
import { OrderSummary } from './order-summary.tsx'

/** The checkout as its page shows it. */
type CheckoutProps = { c: ShopContext; state: FormState; options: CheckoutOptions; cart: CartView }

function Delivery({ c, state, options }: CheckoutProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Delivery')}</legend>
      <AddressFields c={c} state={state} kind="Shipping" countries={options.countries} />
    </fieldset>
  )
}

function Billing({ c, state, options }: CheckoutProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Billing')}</legend>
      <label class="tick">
        <input
          type="checkbox"
          name="BillingSameAsShipping"
          id="checkout-BillingSameAsShipping"
          value="true"
          checked={state.values.BillingSameAsShipping === 'true'}
        />
        {t('Shop.Checkout.SameAddress')}
      </label>
      <div data-billing>
        <AddressFields c={c} state={state} kind="Billing" countries={options.countries} />
      </div>
    </fieldset>
  )
}

function ShippingMethods({ c, state, options }: CheckoutProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Method')}</legend>
      {options.methods.map((method) => (
        <label class="tick choice">
          <input
            type="radio"
            name="ShippingMethodId"
            value={method.id}
            checked={state.values.ShippingMethodId === String(method.id)}
            required
            {...validation({ required: t('Shop.Checkout.MethodMissing') })}
          />
          <strong>{method.name}</strong>
          <span class="price">{method.priceIncl > 0 ? amountText(c, method.priceIncl) : t('Shop.Checkout.Free')}</span>
        </label>
      ))}
      <FieldMessage
        id="checkout-ShippingMethodId-message"
        name="ShippingMethodId"
        text={state.errors.ShippingMethodId}
      />
    </fieldset>
  )
}

function Payments({ c, state, options }: CheckoutProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Payment')}</legend>
      {options.payments.map((payment) => (
        <label class="tick choice">
          <input
            type="radio"
            name="PaymentMethod"
            value={payment}
            checked={state.values.PaymentMethod === payment}
            required
            {...validation({ required: t('Shop.Checkout.PaymentMissing') })}
          />
          <strong>
            {t(`Shop.Checkout.Payments.${payment}`)}
            <span class="small soft">{t(`Shop.Checkout.PaymentTexts.${payment}`)}</span>
          </strong>
        </label>
      ))}
      <FieldMessage id="checkout-PaymentMethod-message" name="PaymentMethod" text={state.errors.PaymentMethod} />
    </fieldset>
  )
}

function LastFields({ c, state }: CheckoutProps) {
  const { t } = c.var
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.LastWords')}</legend>
      <div class="fields">
        <DayField
          c={c}
          state={state}
          part="checkout"
          name="WishedDay"
          label={t('Pages.Checkout.Day')}
          hint={t('Pages.Checkout.DayHint')}
          range={deliveryDays()}
          required={false}
        />
        <div class="field" data-wide>
          <label for="checkout-Remarks">
            {t('Shop.Checkout.Remarks')}
            <span class="soft"> ({t('Shop.Form.Optional')})</span>
          </label>
          <textarea id="checkout-Remarks" name="Remarks" rows={3} maxlength={1000}>
            {state.values.Remarks ?? ''}
          </textarea>
        </div>
        <TermsBox c={c} state={state} part="checkout" link={pagePath(c, '/pages/terms')} />
      </div>
    </fieldset>
  )
}

function Body(props: CheckoutProps) {
  const { c, state } = props
  const { t } = c.var
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
      <one-step-checkout>
        <form-validator scroll-top>
          <form class="two-columns" method="post" action={pagePath(c, '/checkout')}>
            <div>
              <Summary c={c} state={state} />
              <Delivery {...props} />
              <Billing {...props} />
              <ShippingMethods {...props} />
              <Payments {...props} />
              <LastFields {...props} />
            </div>
            <GiftList cart={props.cart} />
            <OrderSummary {...props} />
          </form>
        </form-validator>
      </one-step-checkout>
    </>
  )
}

/**
 * The checkout on one page, for a signed-in customer with something in the cart: the caller sees to both. `sent` is what the
 * shop refused; without it the form holds the customer's name and last address.
 */
export async function checkoutPage(c: ShopContext, sent?: FormState, status: 200 | 409 | 422 = 200): Promise<Response> {
  const cart = await cartView(c)
  const options = await loadCheckout(c, cart)
  const state = sent ?? (await checkoutDefaults(c, options))
  const body = <Body c={c} state={state} options={options} cart={cart} />
  return answerPage(c, { title: c.var.t('Shop.Checkout.Title'), body }, status)
}

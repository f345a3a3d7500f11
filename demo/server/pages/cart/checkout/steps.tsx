/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type FormState, pagePath, type ShopContext } from '../../../context.ts'
import type { CartView } from '../../../shop/cart/sums.ts'
import { deliveryDays, type PaymentMethod, paymentsOf } from '../../../shop/delivery.ts'
import { Field, FieldMessage, TermsBox, validation } from '../../form/field.tsx'
import { DayField } from '../../form/options.tsx'
import { loginPath, withQuery } from '../../layout/links.ts'
import { CardPanel } from '../../orders/card-panel.tsx'
import { TransferInformation } from '../../orders/transfer.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressPicker } from './address-picker.tsx'
import { addressValues, type CheckoutOptions, chosenMethod, type OwnAddresses } from './checkout-options.ts'
import { CompanyFields } from './company-fields.tsx'
import { ShippingMethods } from './shipping-methods.tsx'

export type CheckoutProps = { c: ShopContext; state: FormState; options: CheckoutOptions; cart: CartView }

function Step({ number, name, children }: { number: number; name: string; children: Child }) {
  return (
    <section class="step" id={`step-${number}`} aria-labelledby={`step-${number}-name`}>
      <h2 id={`step-${number}-name`}>
        <span class="step-number">{number}</span> {name}
      </h2>
      {children}
    </section>
  )
}

function Buyer({ c, state }: CheckoutProps) {
  const [customer, t] = [c.get('customer'), c.get('t')]
  if (customer) {
    return (
      <p class="buyer">
        <input type="hidden" name="SignedIn" value="true" />
        {t('Checkout.SignedIn', { email: customer.email })}{' '}
        <a href={pagePath(c, '/security/logoff')}>{t('Checkout.NotYou')}</a>
      </p>
    )
  }
  return (
    <>
      <p class="buyer">
        {t('Checkout.HaveAccount')} <a href={loginPath(c)}>{t('Checkout.SignIn')}</a>
        {' · '}
        <a href={withQuery(pagePath(c, '/security/register'), { returnUrl: pagePath(c, '/checkout') })}>
          {t('Shop.Account.Register')}
        </a>
      </p>
      <div class="fields">
        <Field
          c={c}
          state={state}
          part="checkout"
          name="Email"
          label={t('Shop.Form.Email')}
          type="email"
          autocomplete="email"
          hint={t('Checkout.EmailHint')}
          rules={{ email: t('Shop.Form.EmailWrong') }}
          wide
        />
      </div>
    </>
  )
}

type WhoProps = CheckoutProps & { addresses: OwnAddresses }

function Address(props: WhoProps & { kind: 'Shipping' | 'Billing' }) {
  const { c, state, options, kind } = props
  const addresses = props.addresses[kind]
  const inputname = `Existing${kind}AddressId`
  const [first] = addresses
  if (!first) return <AddressFields c={c} state={state} kind={kind} countries={options.countries} />
  const selected = addresses.find(({ id }) => String(id) === state.values[inputname]) ?? first
  return (
    <>
      <AddressPicker
        c={c}
        addresses={addresses}
        countries={options.countries}
        inputname={inputname}
        type={kind}
        selected={selected.id}
      />
      {kind === 'Billing' &&
        Object.entries(addressValues('Billing', selected)).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
      <FieldMessage id={`checkout-${inputname}-message`} name={inputname} text={state.errors[inputname]} />
    </>
  )
}

function Billing(props: WhoProps) {
  const { c, state } = props
  const t = c.get('t')
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
      <fieldset data-billing>
        <legend class="hidden-text">{t('Shop.Checkout.Billing')}</legend>
        <Address {...props} kind="Billing" />
      </fieldset>
    </fieldset>
  )
}

export function WhoAndWhere(props: WhoProps) {
  const { c, state } = props
  const t = c.get('t')
  return (
    <Step number={1} name={t('Checkout.Steps.Who')}>
      <Buyer {...props} />
      <fieldset class="form-part">
        <legend>{t('Shop.Checkout.Delivery')}</legend>
        <Address {...props} kind="Shipping" />
      </fieldset>
      <Billing {...props} />
      <CompanyFields c={c} state={state} />
    </Step>
  )
}

export function HowItComes(props: CheckoutProps) {
  const { c, state, options, cart } = props
  const [market, t] = [c.get('market'), c.get('t')]
  return (
    <Step number={2} name={t('Checkout.Steps.Delivery')}>
      <fieldset class="form-part">
        <legend>{t('Shop.Checkout.Method')}</legend>
        <shipping-options
          method-id={chosenMethod(state, options, cart)?.id}
          country-code={market.country}
          src={pagePath(c, '/widget/shippingoptions')}
        >
          <ShippingMethods {...props} />
        </shipping-options>
        {/* Without JavaScript, shows the methods of another chosen country. */}
        <button
          class="button"
          data-quiet
          data-small
          type="submit"
          name="Update"
          value="true"
          data-part="update"
          formnovalidate
          formaction={pagePath(c, '/checkout#step-2')}
        >
          {t('Checkout.UpdateMethods')}
        </button>
      </fieldset>
      <div class="fields form-part">
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
      </div>
    </Step>
  )
}

/** A method that the delivery does not allow is disabled, and shows the reason. */
export function Payments({ c, state, options, cart }: CheckoutProps) {
  const t = c.get('t')
  const method = chosenMethod(state, options, cart)
  const can = (payment: PaymentMethod) => method === undefined || paymentsOf(method).includes(payment)
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Payment')}</legend>
      <payment-methods selected={state.values.PaymentMethod}>
        {options.payments.map((payment) => (
          <>
            <label class="tick choice">
              <input
                type="radio"
                name="PaymentMethod"
                value={payment}
                checked={state.values.PaymentMethod === payment && can(payment)}
                disabled={!can(payment)}
                required
                {...validation({ required: t('Shop.Checkout.PaymentMissing') })}
              />
              <strong>
                {t(`Shop.Checkout.Payments.${payment}`)}
                <span class="small soft">{t(`Shop.Checkout.PaymentTexts.${payment}`)}</span>
                <span class="small payment-problem">{t('Checkout.Problems.payment')}</span>
              </strong>
            </label>
            {payment === 'Card' && <CardPanel c={c} isAuthorised={options.isCardAuthorised} />}
            {payment === 'BankTransfer' && (
              <div class="payment-panel" data-payment={payment}>
                <TransferInformation c={c} />
              </div>
            )}
          </>
        ))}
      </payment-methods>
      <FieldMessage id="checkout-PaymentMethod-message" name="PaymentMethod" text={state.errors.PaymentMethod} />
    </fieldset>
  )
}

export function HowItIsPaid(props: CheckoutProps) {
  const { c, state } = props
  const t = c.get('t')
  return (
    <Step number={3} name={t('Checkout.Steps.Payment')}>
      <Payments {...props} />
      <TermsBox c={c} state={state} part="checkout" link={pagePath(c, '/pages/terms')} />
      <p class="checkout-place">
        <button class="button" type="submit">
          {t('Shop.Checkout.Place')}
        </button>
        <span class="small soft">{t('Shop.Checkout.PlaceNote')}</span>
      </p>
    </Step>
  )
}

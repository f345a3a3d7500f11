import { html, nothing, type TemplateResult } from 'lit-html'
import { fragmentOf } from '../../../../runtime/element/template.ts'
import { cultureUrl } from '../../../../runtime/page/paths.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { Checkout } from '../../groups/checkout.ts'
import { addressChoice, chosenOf } from '../address-choice.ts'
import { addressFields, addressIn } from '../address-fields.ts'
import { filled } from '../theme-template.ts'
import { deliveriesHtml, paymentsHtml, summaryHtml } from './parts.ts'

/** The form of the checkout as it was sent, and why the shop has refused it. */
export type Again = { fields: Readonly<Record<string, unknown>>; refusal: string }

/**
 * The checkout as one form. A theme writes its own HTML in `<template data-vitrine="checkout">`; its elements with
 * `data-fill` get the parts: `customer`, `address`, `billing`, `delivery`, `payment` and `summary`.
 */
export function checkoutHtml(checkout: Checkout, again?: Again): DocumentFragment {
  const parts = partsOf(checkout, again?.fields)
  const fills = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      () => fragmentOf(html`<div>${part}</div>`).firstElementChild as Element,
    ]),
  )
  return fragmentOf(
    html`<ajax-form>
      <one-step-checkout draft=${checkout.key}>
        <form method="post" action=${cultureUrl('checkout')}>
          <input type="hidden" name="AttemptKey" value=${checkout.key} />
          <p role="alert" data-part="refusal" tabindex="-1">${again?.refusal ?? ''}</p>
          ${filled('checkout', {}, fills) ?? own(parts)}
        </form>
      </one-step-checkout>
    </ajax-form>`,
  )
}

type Parts = Record<'customer' | 'address' | 'billing' | 'delivery' | 'payment' | 'summary', TemplateResult>

function partsOf(checkout: Checkout, sent: Readonly<Record<string, unknown>> | undefined): Parts {
  const { countries, addresses, customer } = checkout
  const known = { ...customer, ...checkout.shipping }
  const billing = checkout.billing ?? {}
  return {
    customer: html`<label
      >${t('shop-adapters.Email')}
      <input
        type="email"
        name="Email"
        value=${String(sent?.Email ?? customer?.email ?? '')}
        autocomplete="email"
        ?readonly=${customer?.isSignedIn ?? false}
        required
    /></label>`,
    address:
      addresses.length > 0
        ? pickerHtml(checkout, String(sent?.ExistingShippingAddressId ?? ''))
        : addressFields('Shipping', countries, sent ? addressIn(sent, 'Shipping') : known),
    billing: html`<label
        ><input type="checkbox" name="BillingSameAsShipping" value="true" ?checked=${!sent || sent.BillingSameAsShipping === 'true'} />
        ${t('shop-adapters.SameAddress')}</label
      >
      <fieldset data-billing>
        <legend>${t('shop-adapters.BillingAddress')}</legend>
        ${addressFields('Billing', countries, sent ? addressIn(sent, 'Billing') : billing)}
      </fieldset>`,
    delivery: html`<shipping-options method-id=${checkout.delivery} country-code=${checkout.shipping?.country || nothing}>
      <div data-part="methods">${deliveriesHtml(checkout)}</div>
    </shipping-options>`,
    payment: paymentsHtml(checkout, String(sent?.PaymentMethod ?? '')),
    summary: html`<div data-part="summary">${summaryHtml(checkout)}</div>`,
  }
}

const pickerHtml = ({ addresses }: Checkout, wanted: string) => {
  const chosen = chosenOf(addresses, wanted)
  return html`<address-picker
    inputname="ExistingShippingAddressId"
    type="Shipping"
    data-selected-address-id=${chosen}
    has-creation
    has-edit
    >${addressChoice({ addresses, name: 'ExistingShippingAddressId', chosen })}</address-picker
  >`
}

const own = ({ customer, address, billing, delivery, payment, summary }: Parts) =>
  html`<fieldset>
      <legend>${t('shop-adapters.DeliveryAddress')}</legend>
      ${customer} ${address}
    </fieldset>
    ${billing}
    <fieldset>
      <legend>${t('shop-adapters.Delivery')}</legend>
      ${delivery}
    </fieldset>
    <fieldset>
      <legend>${t('shop-adapters.Payment')}</legend>
      ${payment}
    </fieldset>
    <section>
      <h2>${t('shop-adapters.YourOrder')}</h2>
      ${summary}
    </section>
    <button type="submit">${t('shop-adapters.PlaceOrder')}</button>`

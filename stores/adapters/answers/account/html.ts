import { html, nothing } from 'lit-html'
import { fragmentOf } from '../../../../runtime/element/template.ts'
import { cultureUrl } from '../../../../runtime/page/paths.ts'
import { here } from '../../../../runtime/page/window/history.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { Customer } from '../../groups/account.ts'
import type { Country, KeptAddress } from '../../groups/address.ts'
import { addressFields, lineOf } from '../address-fields.ts'
import { filled } from '../theme-template.ts'

/**
 * The greeting of a signed-in customer with the button that signs out, or links for a visitor. A theme writes its own
 * HTML in `<template data-vitrine="account">` and `account-none`.
 */
export function accountHtml(customer: Customer | undefined): DocumentFragment {
  if (!customer) {
    const query = `?returnUrl=${encodeURIComponent(here().pathname + here().search)}`
    return (
      filled('account-none', { query }) ??
      fragmentOf(
        html`<p>
          <a href=${cultureUrl('security/login') + query}>${t('shop-adapters.SignIn')}</a>
          <a href=${cultureUrl('security/register') + query}>${t('shop-adapters.Register')}</a>
        </p>`,
      )
    )
  }
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  return (
    filled('account', { ...customer, name }) ??
    fragmentOf(
      html`<div>
        <p>${t('shop-adapters.Hello', { name })}</p>
        <ajax-form
          ><form method="post" action=${cultureUrl('security/logoff')}>
            <button type="submit">${t('shop-adapters.SignOut')}</button>
          </form></ajax-form
        >
      </div>`,
    )
  )
}

/** The addresses of a customer, each of which can be changed and removed. */
export const addressesHtml = (addresses: readonly KeptAddress[]): DocumentFragment =>
  fragmentOf(
    html`<div id="addresses">
      ${addresses.length === 0 ? html`<p>${t('shop-adapters.NoAddresses')}</p>` : nothing}
      <ul>
        ${addresses.map((address) => {
          const line = lineOf(address)
          const label = t('shop-adapters.RemoveAddress', { address: line })
          return html`<li>
            <span>${line}</span>
            <modal-link
              ><a
                href=${cultureUrl(`account/addressform?id=${encodeURIComponent(address.id)}`)}
                aria-label=${t('shop-adapters.EditAddress', { address: line })}
                >${t('shop-adapters.Edit')}</a
              ></modal-link
            >
            <ajax-form update="#addresses"
              ><form method="post" action=${cultureUrl('account/addresses/remove')}>
                <input type="hidden" name="Id" value=${address.id} />
                <button type="submit" aria-label=${label}>${t('ShoppingCarts.Remove')}</button>
              </form></ajax-form
            >
          </li>`
        })}
      </ul>
      <modal-link><a href=${cultureUrl('account/addressform')}>${t('shop-adapters.AddAddress')}</a></modal-link>
    </div>`,
  )

/** The form of a new or a known address, for a modal. */
export const addressFormHtml = (countries: readonly Country[], known: KeptAddress | undefined): DocumentFragment =>
  fragmentOf(
    html`<address-form>
      <form method="post" action=${cultureUrl('account/addresses')}>
        <input type="hidden" name="Id" value=${known?.id ?? ''} />
        ${addressFields('', countries, known)}
        <button type="submit">${t('shop-adapters.Save')}</button>
      </form>
    </address-form>`,
  )

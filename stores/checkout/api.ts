import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { urlEncoded } from '../../runtime/request/form-body.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** Keeps the way of delivery for the cart (§7). Throws ShopError. */
export const postShippingMethod = (id: string) =>
  request('POST', '/api/v1/shoppingcarts/shippingmethods', { body: { ShippingMethodId: wireId(id) } })

/** Delivers to a country, by its two letters (§7). Throws ShopError. */
export const postShippingCountry = (code: string) =>
  request('POST', '/api/v1/shoppingcarts/shippingcountries', { body: { CountryCode: code } })

/** Delivers and bills to countries, by their ids (§7). Throws ShopError. */
export const postCountries = (shippingId: string, billingId: string) =>
  request('POST', '/api/v1/shoppingcarts/country', {
    body: { ShippingCountryId: wireId(shippingId), BillingCountryId: wireId(billingId) },
  })

/** What the shop found of a VAT number; `unknown` when nobody could say. */
export type VatResult = { result: 'unknown' | 'true' | 'false'; message: string }

/** Asks the shop whether a VAT number is valid (§7). Throws ShopError. */
export const getVatResult = (signal: AbortSignal, query: { countryId: string; VAT: string; customerId: string }) =>
  request('GET', '/api/v1/sales/customers/checkisvatvalid/', {
    query,
    signal,
    noCache: true,
    read: arrive('the answers of the checkout', import('./answers.ts')).then(({ readVat }) => readVat),
  })

/** Opens the payment by card for what a form pays, with the fields of the form. Repeated, it is the same payment. Throws ShopError. */
export const postCardPayment = (form: HTMLFormElement) =>
  request('POST', '/api/v1/cardpayments', {
    body: urlEncoded(new FormData(form)),
    read: arrive('the answers of the checkout', import('./answers.ts')).then(({ readCardPayment }) => readCardPayment),
  })

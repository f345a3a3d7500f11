import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { urlEncoded } from '../../runtime/request/form-body.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** Stores the shipping method of the cart (§7). Throws ShopError. */
export const postShippingMethod = (id: string) =>
  request('POST', '/api/v1/shoppingcarts/shippingmethods', { body: { ShippingMethodId: wireId(id) } })

/** Sets the country of the delivery, by its two letters (§7). Throws ShopError. */
export const postShippingCountry = (code: string) =>
  request('POST', '/api/v1/shoppingcarts/shippingcountries', { body: { CountryCode: code } })

/** Sets the countries of delivery and bill, by their ids (§7). Throws ShopError. */
export const postCountries = (shippingId: string, billingId: string) =>
  request('POST', '/api/v1/shoppingcarts/country', {
    body: { ShippingCountryId: wireId(shippingId), BillingCountryId: wireId(billingId) },
  })

/** The result of a VAT number's validation; `unknown` when the register did not answer. */
export type VatResult = { result: 'unknown' | 'true' | 'false'; message: string }

/** Asks the shop whether a VAT number is valid (§7). Throws ShopError. */
export const getVatResult = (signal: AbortSignal, query: { countryId: string; VAT: string; customerId: string }) =>
  request('GET', '/api/v1/sales/customers/checkisvatvalid/', {
    query,
    signal,
    noCache: true,
    read: arrive('the answers of the checkout', import('./answers.ts')).then(({ readVat }) => readVat),
  })

/** Opens the payment by card of a form, with its fields. A repetition returns the same payment. Throws ShopError. */
export const postCardPayment = (form: HTMLFormElement) =>
  request('POST', '/api/v1/cardpayments', {
    body: urlEncoded(new FormData(form)),
    read: arrive('the answers of the checkout', import('./answers.ts')).then(({ readCardPayment }) => readCardPayment),
  })

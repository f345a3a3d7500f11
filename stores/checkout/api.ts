import { boolean, create, enums, nullable, optional, string, type } from 'superstruct'
import { urlEncoded } from '../../runtime/request/form-body.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { Id, Whole } from '../wire.ts'
import type { CardPayment } from './card.ts'

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

const VatAnswer = type({ IsVATValidWebService: nullable(boolean()), ErrorMessage: optional(nullable(string())) })

function readVat(answer: unknown): VatResult {
  const { IsVATValidWebService: isValid, ErrorMessage } = create(answer, VatAnswer)
  return { result: isValid === null ? 'unknown' : `${isValid}`, message: ErrorMessage ?? '' }
}

/** Asks the shop whether a VAT number is valid (§7). Throws ShopError. */
export const getVatResult = (signal: AbortSignal, query: { countryId: string; VAT: string; customerId: string }) =>
  request('GET', '/api/v1/sales/customers/checkisvatvalid/', {
    query,
    signal,
    noCache: true,
    read: readVat,
  })

const CardAnswer = type({
  PaymentId: Id,
  Secret: string(),
  Amount: Whole,
  Currency: string(),
  State: enums(['open', 'authorised']),
})

function readCardPayment(answer: unknown): CardPayment {
  const { PaymentId: id, Secret: secret, Amount: amount, Currency: currency, State: state } = create(answer, CardAnswer)
  return { id, secret, amount, currency, state }
}

/**
 * Opens the payment by card for what the form pays, with the form's fields. A repeated call opens the same payment.
 * Throws ShopError.
 */
export const postCardPayment = (form: HTMLFormElement) =>
  request('POST', '/api/v1/cardpayments', {
    body: urlEncoded(new FormData(form)),
    read: readCardPayment,
  })

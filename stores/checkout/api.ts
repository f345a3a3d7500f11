import { request } from '../../runtime/request/request.ts'

/** Identities of digits go as JSON numbers. */
const wireId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id)

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

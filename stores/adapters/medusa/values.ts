import { type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { Costs } from '../groups/costs.ts'

/** The options that the parts of the adapter need, with their defaults. */
export type Medusa = {
  /** The id of the region, which has the currency and the countries. */
  region: string
  /** The country whose taxes the amounts have until the shopper has given an address: two letters. */
  country: string | undefined
  productUrl(product: { id: string; handle: string }): string
  orderUrl(id: string): string
  /** The names of the payments, by the ids of their providers. */
  payments: Readonly<Record<string, string>> | undefined
}

/** Medusa writes currencies and countries in small letters. */
export const currencyOf = (code: string): string => code.toUpperCase()

/** The price of a variant, with taxes as far as the country is known. */
export const Price = type({
  calculated_amount: number(),
  calculated_amount_with_tax: optional(nullable(number())),
  currency_code: string(),
})

export const amountOf = ({ calculated_amount_with_tax, calculated_amount }: Infer<typeof Price>): number =>
  calculated_amount_with_tax ?? calculated_amount

/** The amounts of a cart and of an order. */
export const amounts = {
  currency_code: string(),
  original_item_total: number(),
  original_shipping_total: number(),
  tax_total: number(),
  total: number(),
}
const Amounts = type(amounts)

/** Their names, for a query. */
export const AMOUNTS = Object.keys(amounts)

/** Discounts are what the products and the delivery cost less. */
export function costsOf(given: Infer<typeof Amounts>): Costs {
  const { original_item_total: products, original_shipping_total: delivery, tax_total: tax, total } = given
  return {
    ...{ products, delivery, tax, total, currency: currencyOf(given.currency_code) },
    discounts: rounded(total - products - delivery),
  }
}

/** A sum of decimal numbers without the error of their binary form. */
const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6

/** The parameters of a call that answers with prices. */
export const pricesIn = ({ region, country }: Medusa) => ({ region_id: region, country_code: country?.toLowerCase() })

/** A variant of which the price is asked for. Without one it is not sold in the region. */
export const Priced = type({ id: string(), calculated_price: optional(nullable(Price)) })

/** The variants that are sold, the cheapest first, with their amounts. */
export const cheapestFirst = (variants: readonly Infer<typeof Priced>[]) =>
  variants
    .flatMap(({ id, calculated_price: price }) =>
      price ? [{ id, amount: amountOf(price), currency: currencyOf(price.currency_code) }] : [],
    )
    .sort((one, other) => one.amount - other.amount)

import type { Costs } from '../groups/costs.ts'

/** The options that the parts of the adapter need, with their defaults. */
export type Vendure = {
  /** Digits after the point of the stored amounts. */
  precision: number
  productUrl(product: { id: string; slug: string }): string
  orderUrl(number: string): string
  /** The data for the handler of a payment. */
  paymentData(payment: string): unknown
}

/** Vendure stores amounts as whole numbers. */
export const amountOf = (stored: number, { precision }: Vendure): number => stored / 10 ** precision

/** The address of a photo in a size, in pixels: its asset server makes it. */
export function sized(preview: string, size: number): string {
  const url = new URL(preview, document.baseURI)
  url.searchParams.set('w', String(size))
  url.searchParams.set('h', String(size))
  url.searchParams.set('mode', 'crop')
  return url.href
}

/** The amounts of an order, as Vendure has them. */
export type Amounts = {
  currencyCode: string
  shippingWithTax: number
  total: number
  totalWithTax: number
  lines: readonly { linePriceWithTax: number }[]
}

/** Discounts are what the products and the delivery cost less. */
export function costsOf(
  { currencyCode, shippingWithTax, total, totalWithTax, lines }: Amounts,
  vendure: Vendure,
): Costs {
  const products = lines.reduce((sum, { linePriceWithTax }) => sum + linePriceWithTax, 0)
  return {
    products: amountOf(products, vendure),
    discounts: amountOf(totalWithTax - products - shippingWithTax, vendure),
    delivery: amountOf(shippingWithTax, vendure),
    tax: amountOf(totalWithTax - total, vendure),
    total: amountOf(totalWithTax, vendure),
    currency: currencyCode,
  }
}

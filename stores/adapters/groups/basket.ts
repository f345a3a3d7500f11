/** A line of the basket. `price` is for one unit; both amounts include taxes. */
export type BasketLine = {
  id: string
  variantId: string
  name: string
  sku: string
  quantity: number
  price: number
  total: number
  /** The address of the product's page. */
  url: string
  /** The address of a photo, or ''. */
  image: string
}

/** `withTax` and `withoutTax` are the amounts of the products, less their discounts, without delivery. */
export type Basket = {
  lines: readonly BasketLine[]
  /** The number of units. */
  count: number
  withTax: number
  withoutTax: number
  /** ISO 4217. */
  currency: string
  /** The codes that are in effect. */
  coupons: readonly string[]
}

/** Each change resolves to the basket after it. A change is whole or refused, by `shortOf` or `refusalOf`. */
export type BasketCalls = {
  read(): Promise<Basket>
  add(variantId: string, quantity: number): Promise<Basket>
  change(lineId: string, quantity: number): Promise<Basket>
  remove(lineId: string): Promise<Basket>
  /** Resolves to false for a code that is not valid. */
  addCoupon(code: string): Promise<boolean>
  removeCoupons(): Promise<void>
}

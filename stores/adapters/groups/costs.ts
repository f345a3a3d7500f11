/** The costs of an order, with taxes; `tax` is the part of the total that is tax, `discounts` is zero or less. */
export type Costs = {
  products: number
  discounts: number
  delivery: number
  tax: number
  total: number
  /** ISO 4217. */
  currency: string
}

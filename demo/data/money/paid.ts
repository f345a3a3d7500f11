import type { Cents } from './cents.ts'

/** A line of a basket or an order: units at a price, and the discount of a coupon on all of them. */
export type PricedLine = {
  quantity: number
  unitExcl: Cents
  unitIncl: Cents
  discountExcl: Cents
  discountIncl: Cents
}

/**
 * The amount that is paid for a line, after its share of the discount: the same for basket, order, invoice, refund and
 * credit.
 */
export const paidFor = ({ quantity, unitExcl, unitIncl, discountExcl, discountIncl }: PricedLine) => ({
  excl: unitExcl * quantity - discountExcl,
  incl: unitIncl * quantity - discountIncl,
})

/** The units of a line that can still be paid back, and the amount for all of them. */
export type Left = { units: number; amount: Cents }

/** For a line that was already paid back, or that is not in the order. */
export const nothingLeft: Left = { units: 0, amount: 0 }

/** All remaining units together have exactly the remaining amount, despite rounding. */
export const backFor = ({ units, amount }: Left, wanted: number): Cents =>
  units === 0 ? 0 : Math.round((amount * wanted) / units)

import type { Cents } from './cents.ts'

/** A line of a basket or of an order: units at a price, and what a coupon takes off all of them. */
export type PricedLine = {
  quantity: number
  unitExcl: Cents
  unitIncl: Cents
  discountExcl: Cents
  discountIncl: Cents
}

/** What a line is paid for in all, with its part of the discount taken off: for basket, order, invoice, refund and credit alike. */
export const paidFor = ({ quantity, unitExcl, unitIncl, discountExcl, discountIncl }: PricedLine) => ({
  excl: unitExcl * quantity - discountExcl,
  incl: unitIncl * quantity - discountIncl,
})

/** What can still be paid back of a line: so many units, and so much for all of them. */
export type Left = { units: number; amount: Cents }

/** Of a line that is paid back already, or is none of the order's. */
export const nothingLeft: Left = { units: 0, amount: 0 }

/** What is paid back for some of the units that are left; all of them bring back just what is left, whatever was rounded before. */
export const backFor = ({ units, amount }: Left, wanted: number): Cents =>
  units === 0 ? 0 : Math.round((amount * wanted) / units)

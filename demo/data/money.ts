/**
 * Rounds an amount to cents, half away from zero as invoices do. The small nudge undoes binary fractions such
 * as 1.005.
 */
export const roundCents = (amount: number): number =>
  (Math.sign(amount) * Math.round((Math.abs(amount) + Number.EPSILON) * 100 * (1 + Number.EPSILON))) / 100

/** The tax on delivery, as a fraction: the standard rate, whatever is in the parcel. */
export const deliveryTaxRate = 0.21

/** The amount with tax: `rate` is a fraction (0.2 for 20 %). */
export const withTax = (excl: number, rate: number): number => roundCents(excl * (1 + rate))

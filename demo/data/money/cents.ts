/** An amount in the smallest unit of its currency: 2400 are 24 euros. Always a whole number. */
export type Cents = number

/** The cents of an amount from the database: numeric with two decimals, read as a number. */
export const toCents = (amount: number): Cents => Math.round(amount * 100)

/** The amount for the database and the wire: 2400 cents are 24. */
export const fromCents = (cents: Cents): number => cents / 100

/** The amount with its two decimals, for attributes and fields: `24.00`. */
export const decimal = (cents: Cents): string => fromCents(cents).toFixed(2)

/** A hundredth of a percent: a tax of 5.5 % is 550. */
export const BASIS_POINTS = 10_000

/** The amount with tax, rounded half up as in the lists of the database; `rate` is in basis points. */
export const withTax = (excl: Cents, rate: number): Cents => Math.round((excl * (BASIS_POINTS + rate)) / BASIS_POINTS)

export const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + amount(item), 0)

/**
 * Divides an amount in proportion to weights, in whole cents with exactly that sum: the remaining cents go to the
 * shares that lost most by rounding. Each share is 0 if all weights are 0.
 */
export function divide(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map(Math.floor)
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact.map((share, index) => ({ index, loss: share - Math.floor(share) }))
  byLoss.sort((one, other) => other.loss - one.loss || one.index - other.index)
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

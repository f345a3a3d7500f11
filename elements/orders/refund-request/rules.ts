/** The result is a whole number from 0 to the highest number that can be returned. */
export function unitsOf(typed: string, most: string | undefined): number {
  const units = Math.trunc(Number(typed.replace(',', '.')))
  const limit = most === undefined || most === '' ? Number.POSITIVE_INFINITY : Number(most)
  return Math.min(limit, Math.max(0, Number.isFinite(units) ? units : 0))
}

/** A price such as `3.50` in whole cents. */
export const centsOf = (price: string | undefined): number => Math.round(Number(price ?? 0) * 100) || 0

/**
 * The refund of some units of a line, in cents: their share of the line's remaining amount, of all `most` units. If the
 * line has no remaining amount, units times price.
 */
export function refundOf(
  { unitPrice, refundable }: { unitPrice?: string | undefined; refundable?: string | undefined },
  units: number,
  most: string | undefined,
): number {
  if (refundable === undefined) return units * centsOf(unitPrice)
  return units === 0 ? 0 : Math.round((centsOf(refundable) * units) / Math.max(units, Number(most) || 0))
}

/** Cents with two decimals after a comma, in every culture (§5, §9). */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

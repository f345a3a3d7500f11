/** What is typed as a number of units: whole, from 0 to the most that can come back. */
export function unitsOf(typed: string, most: string | undefined): number {
  const units = Math.trunc(Number(typed.replace(',', '.')))
  const limit = most === undefined || most === '' ? Number.POSITIVE_INFINITY : Number(most)
  return Math.min(limit, Math.max(0, Number.isFinite(units) ? units : 0))
}

/** A price such as `3.50` in whole cents. */
export const centsOf = (price: string | undefined): number => Math.round(Number(price ?? 0) * 100) || 0

/** Cents with two decimals after a comma, in every culture (§5, §9). */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

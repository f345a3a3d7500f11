/** The highest quantity that a row accepts; a higher one is a typing error. */
const MOST = 999

/** Reads the first digits; 1 without digits (§5). */
export function positive(typed: string): number {
  const digits = /\d+/.exec(typed)?.[0]
  return Math.min(MOST, Math.max(1, Number(digits ?? 1)))
}

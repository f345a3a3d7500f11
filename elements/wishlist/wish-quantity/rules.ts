/** The most units that a row can ask for: more is a slip of the keyboard. */
const MOST = 999

/** What was typed as a positive number: its first digits, or 1 when there are none (§5). */
export function positive(typed: string): number {
  const digits = /\d+/.exec(typed)?.[0]
  return Math.min(MOST, Math.max(1, Number(digits ?? 1)))
}

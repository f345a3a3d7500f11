import type { Month } from '../../../runtime/text/day-steps.ts'

/** News that a widget shows at once (§9). */
export const POSTS = 3

/** Parses `2024-05`, also at the start of a date. */
export function readMonth(text = ''): Month | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text) ?? []
  return Number(month) >= 1 && Number(month) <= 12 ? { year: Number(year), month: Number(month) } : undefined
}

export const isSame = (one: Month | undefined, other: Month | undefined): boolean =>
  one !== undefined && one.year === other?.year && one.month === other.month

/** The first focused day: the chosen one, today, the first with news, or the first of the month. */
export function startOf(days: readonly string[], chosen: string, today: string, withNews: readonly string[]): string {
  return [chosen, today].find((day) => days.includes(day)) ?? withNews[0] ?? days[0] ?? ''
}

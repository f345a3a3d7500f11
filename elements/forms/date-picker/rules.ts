import { compareDays, type Day, daysInMonth, parseDate, parseIsoDate } from '../../../runtime/text/dates.ts'
import { isInYears, isoOf, shiftMonths, today, weekdayOf, YEARS } from '../../../runtime/text/day-steps.ts'

export type Bounds = { min: Day | undefined; max: Day | undefined; isClosed(day: Day): boolean }

/** Reads a date that was typed, filled in by a browser or printed by a server: the short format, or `yyyy-MM-dd`. */
export const readDay = (text: string): Day | undefined => parseDate(text) ?? parseIsoDate(text)

export function keepWithin(day: Day, { min, max }: Bounds): Day {
  if (max && compareDays(day, max) > 0) return max
  return min && compareDays(day, min) < 0 ? min : day
}

/** Returns undefined for an available day. */
export function refusalOf(day: Day, { min, max, isClosed }: Bounds): 'tooEarly' | 'tooLate' | 'closed' | undefined {
  if (min && compareDays(day, min) < 0) return 'tooEarly'
  if (max && compareDays(day, max) > 0) return 'tooLate'
  return isClosed(day) ? 'closed' : undefined
}

/** Returns undefined if no day of that month is within the bounds. */
export function monthBeside(day: Day, by: number, bounds: Bounds): Day | undefined {
  const beside = shiftMonths(day, by)
  const nearest = { ...beside, day: by > 0 ? 1 : daysInMonth(beside.year, beside.month) }
  const isBeyond = !isInYears(beside) || compareDays(keepWithin(nearest, bounds), nearest) !== 0
  return isBeyond ? undefined : keepWithin(beside, bounds)
}

/** The number of years before and after the present one in the list, if no bound limits it. */
const AROUND = { before: 110, after: 20 }

/** The list includes the shown year. */
export function yearsAround(shown: number, { min, max }: Bounds, thisYear = today().year): number[] {
  const first = Math.max(YEARS.first, Math.min(min?.year ?? thisYear - AROUND.before, shown))
  const last = Math.min(YEARS.last, Math.max(max?.year ?? thisYear + AROUND.after, shown))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Reads `0 6 2026-12-25`: Sundays, Saturdays and one date. */
export function closedDays(text: string): (day: Day) => boolean {
  const closed = new Set(text.trim().split(/\s+/))
  return (day) => closed.has(String(weekdayOf(day))) || closed.has(isoOf(day))
}

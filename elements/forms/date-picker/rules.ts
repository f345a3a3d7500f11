import type { Culture } from '../../../runtime/page/settings.ts'
import { compareDays, type Day, daysInMonth, parseDate, parseIsoDate } from '../../../runtime/text/dates.ts'
import { intlCulture } from '../../../runtime/text/strings.ts'

/** Which days may be chosen. */
export type Bounds = { min: Day | undefined; max: Day | undefined; isClosed(day: Day): boolean }

/** Reads what a person typed, a browser filled in or a server printed: the short format, or `yyyy-MM-dd`. */
export const readDay = (text: string): Day | undefined => parseDate(text) ?? parseIsoDate(text)

/** Midnight of a day, in UTC: no clock is ever set forward there. */
export const utc = ({ year, month, day }: Day): Date => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** The shopper's own day. */
export const today = (now = new Date()): Day => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
})

/** The day as `yyyy-MM-dd`. */
export const isoOf = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (day: Day): number => utc(day).getUTCDay()

/** So many days later; earlier below 0. */
export const shiftDays = (day: Day, by: number): Day => dayOf(new Date(utc(day).getTime() + by * 86_400_000))

/** The same day of another month, or that month's last when it has no such day. */
export function shiftMonths({ year, month, day }: Day, by: number): Day {
  const months = year * 12 + month - 1 + by
  const shifted = { year: Math.floor(months / 12), month: (months % 12) + 1 }
  return toMonth({ ...shifted, day })
}

/** The first and the last year that are read, written and shown. */
const YEARS = { first: 1, last: 9_999 }

const isInYears = ({ year }: Day) => year >= YEARS.first && year <= YEARS.last

/** The nearest day between the bounds. */
export function keepWithin(day: Day, { min, max }: Bounds): Day {
  if (max && compareDays(day, max) > 0) return max
  return min && compareDays(day, min) < 0 ? min : day
}

/** What forbids a day; `undefined` when it may be chosen. */
export function refusalOf(day: Day, { min, max, isClosed }: Bounds): 'tooEarly' | 'tooLate' | 'closed' | undefined {
  if (min && compareDays(day, min) < 0) return 'tooEarly'
  if (max && compareDays(day, max) > 0) return 'tooLate'
  return isClosed(day) ? 'closed' : undefined
}

/** The same day of a month before or after, if any day of that month lies within the bounds. */
export function monthBeside(day: Day, by: number, bounds: Bounds): Day | undefined {
  const beside = shiftMonths(day, by)
  const nearest = { ...beside, day: by > 0 ? 1 : daysInMonth(beside.year, beside.month) }
  const isBeyond = !isInYears(beside) || compareDays(keepWithin(nearest, bounds), nearest) !== 0
  return isBeyond ? undefined : keepWithin(beside, bounds)
}

/** A day of a month that may be too short for it. */
export const toMonth = ({ year, month, day }: Day): Day => ({
  ...{ year, month },
  day: Math.min(day, daysInMonth(year, month)),
})

/** How many years can be chosen before and after this one, where no bound says otherwise. */
const AROUND = { before: 110, after: 20 }

/** The years to choose from; the one that is shown is among them. */
export function yearsAround(shown: number, { min, max }: Bounds, thisYear = today().year): number[] {
  const first = Math.max(YEARS.first, Math.min(min?.year ?? thisYear - AROUND.before, shown))
  const last = Math.min(YEARS.last, Math.max(max?.year ?? thisYear + AROUND.after, shown))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

type Key = { key: string; shiftKey: boolean }

/** Where a key leads from a day in a grid of days (ARIA's date picker dialog); `undefined` for other keys. */
export function dayOfKey(
  { key, shiftKey }: Key,
  day: Day,
  { firstDay, isRightToLeft }: { firstDay: number; isRightToLeft: boolean },
): Day | undefined {
  const forward = isRightToLeft ? -1 : 1
  const column = (weekdayOf(day) - firstDay + 7) % 7
  const days: Record<string, number> = {
    ...{ ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7, Home: -column, End: 6 - column },
  }
  const months: Record<string, number> = { PageDown: shiftKey ? 12 : 1, PageUp: shiftKey ? -12 : -1 }
  const [byDays, byMonths] = [days[key], months[key]]
  if (byDays === undefined && byMonths === undefined) return undefined
  const next = byMonths === undefined ? shiftDays(day, byDays ?? 0) : shiftMonths(day, byMonths)
  return isInYears(next) ? next : day
}

/** Reads `0 6 2026-12-25`: Sundays, Saturdays and one date. */
export function closedDays(text: string): (day: Day) => boolean {
  const closed = new Set(text.trim().split(/\s+/))
  return (day) => closed.has(String(weekdayOf(day))) || closed.has(isoOf(day))
}

type Week = { firstDay: number }

/** What browsers say of a week, as a method or, in older ones, as a property. */
type Weeks = { getWeekInfo?(): Week; weekInfo?: Week }

/** The weekday that begins a week: 0 for Sunday. Where the browser does not know, all cultures but Portugal's say Monday. */
export function firstWeekday(culture: Culture, locale: Weeks = new Intl.Locale(intlCulture(culture)) as Weeks): number {
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return known ? known.firstDay % 7 : Number(culture !== 'pt')
}

/** The weeks of a month, each of seven days; those before its first and after its last day are empty. */
export function weeksOf({ year, month }: Pick<Day, 'year' | 'month'>, firstDay: number): (Day | undefined)[][] {
  const before = (weekdayOf({ year, month, day: 1 }) - firstDay + 7) % 7
  const count = daysInMonth(year, month)
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1
      return day >= 1 && day <= count ? { year, month, day } : undefined
    }),
  )
}

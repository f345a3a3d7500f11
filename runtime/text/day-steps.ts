import { utc } from './culture.ts'
import { type Day, daysInMonth } from './dates.ts'
import { intlCulture } from './locale.ts'

const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** The present day in the shopper's time zone. */
export const today = (now = new Date()): Day => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
})

export const isoOf = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay()

/** The day this many days later; earlier for a negative number. */
export const shiftDays = (day: Day, by: number): Day => dayOf(new Date(utc(day).getTime() + by * 86_400_000))

/** A month; `month` counts from 1. */
export type Month = Pick<Day, 'year' | 'month'>

/** The month this many months later; earlier for a negative number. */
export function monthBeside({ year, month }: Month, by: number): Month {
  const months = year * 12 + month - 1 + by
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The same day of another month, or that month's last when it has no such day. */
export const shiftMonths = (from: Day, by: number): Day => toMonth({ ...monthBeside(from, by), day: from.day })

/** A day moved into its month if that is too short for it. */
export const toMonth = ({ year, month, day }: Day): Day => ({
  ...{ year, month },
  day: Math.min(day, daysInMonth(year, month)),
})

/** The first and the last year that can be read, written and shown. */
export const YEARS = { first: 1, last: 9_999 }

export const isInYears = ({ year }: Day) => year >= YEARS.first && year <= YEARS.last

type Key = { key: string; shiftKey: boolean }

/** The day to which a key leads in a grid of days (ARIA's date picker dialog); `undefined` for other keys. */
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

type Week = { firstDay: number }

/** The browser's data about a week, as a method or, in older browsers, as a property. */
type Weeks = { getWeekInfo?(): Week; weekInfo?: Week }

/** Regions whose weeks begin on Sunday or Saturday, for browsers without data about weeks (Unicode CLDR 48). */
const SUNDAY =
  /^(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLNS]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])$/
const SATURDAY = /^(AF|BH|D[JZ]|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/

const usualFirstDay = (region = ''): number => (SUNDAY.test(region) ? 7 : SATURDAY.test(region) ? 6 : 1)

/** The first day of a week; 0 is Sunday. `weeks` is for tests. */
export function firstWeekday(culture: string, weeks?: Weeks): number {
  const locale = new Intl.Locale(intlCulture(culture))
  const known: Weeks = weeks ?? (locale as Weeks)
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: usualFirstDay(locale.maximize().region) }
  return firstDay % 7
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

import { compareDays, type Day, formatDate, parseDate, parseIsoDate } from '../../../runtime/text/dates.ts'
import type { Culture } from '../../data/cultures.ts'
import type { IsoDay } from '../../data/tables/columns.ts'
import { dateFormat } from '../culture/formatters.ts'

/** The first and the last day of a field, both included. */
export type DayRange = { first: Day; last: Day }

/** `outside`: the day is not in the range. */
export type ReadDay = { state: 'none' } | { state: 'day'; day: IsoDay } | { state: 'unreadable' } | { state: 'outside' }

const iso = ({ year, month, day }: Day): IsoDay =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** The day after a number of days from today, in the shop's time zone. */
export function dayFromToday(days: number, now = new Date()): Day {
  const [year = 0, month = 0, day = 0] = dateFormat('en-CA', { timeZone: 'Europe/Brussels' })
    .format(now)
    .split('-')
    .map(Number)
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day after a number of working days from today: parcels are not delivered on Saturdays and Sundays. */
export function workingDay(days: number, now = new Date()): IsoDay {
  let day = 0
  for (let left = days; left > 0; ) {
    day += 1
    const { year, month, day: date } = dayFromToday(day, now)
    const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return iso(dayFromToday(day, now))
}

/** Reads a day in the culture's short format, or as `yyyy-MM-dd`, which a native date field sends. */
export function readDay(text: string, culture: Culture, { first, last }: DayRange): ReadDay {
  if (text === '') return { state: 'none' }
  const day = parseIsoDate(text) ?? parseDate(text, culture)
  if (day === undefined) return { state: 'unreadable' }
  const isInside = compareDays(day, first) >= 0 && compareDays(day, last) <= 0
  return isInside ? { state: 'day', day: iso(day) } : { state: 'outside' }
}

export const shortDay = (day: Day, culture: Culture): string => formatDate(day, culture)

/** A stored day as a moment at noon, for date formats. */
export const noonOf = (day: IsoDay): Date => new Date(`${day}T12:00:00Z`)

export const rangeAttributes = ({ first, last }: DayRange) => ({ min: iso(first), max: iso(last) })

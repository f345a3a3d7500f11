import { settings } from '../page/settings.ts'
import type { Day } from './dates.ts'
import { intlCulture, languageOf } from './locale.ts'

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}, culture = settings().locale) =>
  new Intl.NumberFormat(intlCulture(culture), options).format(value)

/** Writes an amount of money, e.g. `24,00 €`. */
export const formatMoney = (amount: number, currency = 'EUR', culture = settings().locale) =>
  formatNumber(amount, { style: 'currency', currency }, culture)

/** Midnight of a day, in UTC: there is no daylight saving in it. */
export const utc = ({ year, month, day }: Day): Date => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** French alone writes the first of a month as an ordinal, which Intl does not: `1er novembre`. */
export const countFirst = (text: string, culture: string): string =>
  languageOf(culture) === 'fr' ? text.replace(/(?<![\p{L}\d])1 (?=\p{L})/u, '1er ') : text

/**
 * Writes a day, e.g. `21 novembre 2026`, or in another style of Intl. A `Date` is a moment, which is written in the
 * zone of the shopper unless the style names another.
 */
export const formatDay = (
  day: Day | Date,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  culture = settings().locale,
): string => {
  const [date, zoned] = day instanceof Date ? [day, style] : [utc(day), { timeZone: 'UTC', ...style }]
  const options = { calendar: 'gregory', ...zoned }
  return countFirst(new Intl.DateTimeFormat(intlCulture(culture), options).format(date), culture)
}

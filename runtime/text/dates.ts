import { settings } from '../page/settings.ts'
import { intlCulture, languageOf, plainDigits } from './locale.ts'

/** A day of the calendar without a time or zone: no daylight saving can move it. `month` counts from 1. */
export type Day = { year: number; month: number; day: number }

/** The short date formats of the shop's cultures (FORM-29), in each region: the server of a culture reads them. */
const DATE_FORMATS: Record<string, string> = {
  fr: 'dd/MM/yyyy',
  nl: 'd-M-yyyy',
  es: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  it: 'dd/MM/yyyy',
  pt: 'dd/MM/yyyy',
}

/** `end` is a letter or a full stop that may follow the date: in Hungarian and in Bulgarian. */
type Format = { text: string; end: string }

/** The short format of any other culture is that of Intl, with four digits for the year: `M/d/yyyy` in en. */
function formatOf(culture: string): Format {
  const known = DATE_FORMATS[languageOf(culture)]
  if (known !== undefined) return { text: known, end: '' }
  const style = { dateStyle: 'short', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(intlCulture(culture), style).formatToParts(Date.UTC(2026, 2, 4))
  const letters: Record<string, string> = { day: 'd', month: 'M' }
  const texts = parts.map(({ type, value }) =>
    type === 'year' ? 'yyyy' : (letters[type]?.repeat(Math.min(value.length, 2)) ?? value),
  )
  const end = parts.at(-1)?.type === 'literal' ? (texts.pop() ?? '') : ''
  // Marks of direction are invisible, and no keyboard has them.
  return { text: texts.join('').replace(/[\u061c\u200e\u200f]/g, ''), end: end.trim() }
}

const DIGITS: Record<string, string> = {
  d: '(?<day>\\d{1,2})',
  M: '(?<month>\\d{1,2})',
  y: '(?<year>\\d{2}|\\d{4})',
}

/** Matches a text in a short format. Spaces may be left out or added after a separator, and the end may be left out. */
function patternOf({ text, end }: Format): RegExp {
  const source = text.match(/(.)\1*/g)?.map((part) => {
    const isSpace = part.trim() === ''
    return DIGITS[part.charAt(0)] ?? (isSpace ? '\\s*' : `[${part}]\\s*`)
  })
  const ending = [...end].map((sign) => `[${sign}]`).join('')
  return new RegExp(`^${source?.join('')}(?:\\s*${ending})?$`)
}

/** A year of two digits is at most this many years ahead, and else in the 80 years before (FORM-29). */
const YEARS_AHEAD = 20

const fullYear = (year: number, thisYear: number): number => {
  const latest = thisYear + YEARS_AHEAD
  return latest - ((((latest - year) % 100) + 100) % 100)
}

export const daysInMonth = (year: number, month: number): number => {
  const date = new Date(0)
  // Not the constructor: it reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month, 0)
  return date.getUTCDate()
}

/**
 * Reads a date in the culture's short format: day and month of one or two digits, years of two or four. Not by
 * `Date.parse`, which reads 4-3 as the third of April. `undefined` for any other text, also for 31/02.
 */
export function parseDate(
  text: string,
  culture = settings().locale,
  thisYear = new Date().getFullYear(),
): Day | undefined {
  const { day, month, year = '' } = patternOf(formatOf(culture)).exec(plainDigits(text.trim()))?.groups ?? {}
  const read = {
    year: year.length === 2 ? fullYear(Number(year), thisYear) : Number(year),
    month: Number(month),
    day: Number(day),
  }
  return isDay(read) ? read : undefined
}

/** Reads `yyyy-MM-dd`, as native date fields and servers write it. */
export function parseIsoDate(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []
  const read = { year: Number(year), month: Number(month), day: Number(day) }
  return isDay(read) ? read : undefined
}

const isDay = ({ year, month, day }: Day): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Writes a day in the culture's short format, always with four digits for the year. */
export function formatDate({ year, month, day }: Day, culture = settings().locale): string {
  const written: Record<string, string> = {
    dd: String(day).padStart(2, '0'),
    d: String(day),
    MM: String(month).padStart(2, '0'),
    M: String(month),
    yyyy: String(year).padStart(4, '0'),
  }
  return formatOf(culture).text.replace(/dd?|MM?|yyyy/g, (part) => written[part] ?? part)
}

/** Orders two days: below 0 when the first is earlier. */
export const compareDays = (one: Day, other: Day): number =>
  one.year - other.year || one.month - other.month || one.day - other.day

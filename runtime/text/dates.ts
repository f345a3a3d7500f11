import { type Culture, settings } from '../page/settings.ts'

/** A day of the calendar without a time or zone: no daylight saving can move it. `month` counts from 1. */
export type Day = { year: number; month: number; day: number }

/** The short date formats (FORM-29). */
export const DATE_FORMATS: Record<Culture, string> = {
  fr: 'dd/MM/yyyy',
  nl: 'd-M-yyyy',
  es: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  it: 'dd/MM/yyyy',
  pt: 'dd/MM/yyyy',
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
  culture = settings().culture,
  thisYear = new Date().getFullYear(),
): Day | undefined {
  const [separator = '/'] = DATE_FORMATS[culture].match(/[^dMy]/) ?? []
  const parts = text.trim().split(separator)
  const [day = '', month = '', year = ''] = parts
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^(\d{2}|\d{4})$/.test(year)) {
    return undefined
  }
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
export function formatDate({ year, month, day }: Day, culture = settings().culture): string {
  const written: Record<string, string> = {
    dd: String(day).padStart(2, '0'),
    d: String(day),
    MM: String(month).padStart(2, '0'),
    M: String(month),
    yyyy: String(year).padStart(4, '0'),
  }
  return DATE_FORMATS[culture].replace(/dd?|MM?|yyyy/g, (part) => written[part] ?? part)
}

/** Orders two days: below 0 when the first is earlier. */
export const compareDays = (one: Day, other: Day): number =>
  one.year - other.year || one.month - other.month || one.day - other.day

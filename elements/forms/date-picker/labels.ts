import type { TextsOf } from '../../../runtime/element/define.ts'
import { formatDay } from '../../../runtime/text/culture.ts'
import { type Day, formatDate } from '../../../runtime/text/dates.ts'
import type { datePicker } from './definition.ts'
import { type Bounds, readDay, refusalOf } from './rules.ts'

export type Texts = TextsOf<typeof datePicker>

/** A day in the culture, e.g. `vendredi 4 mars 2026`. */
export const dayLabel = (day: Day): string => formatDay(day, { dateStyle: 'full' })

/** The month of a day, e.g. `mars 2026`. */
export const monthLabel = (day: Day): string => formatDay(day, { month: 'long', year: 'numeric' })

/** `month` is counted from 1. */
export const monthName = (month: number): string => formatDay({ year: 2024, month, day: 1 }, { month: 'long' })

/** The names of the days of a week from Sunday on; 1 January 2023 was one. */
const weekdays = (weekday: 'long' | 'short' | 'narrow'): string[] =>
  Array.from({ length: 7 }, (_, index) => formatDay({ year: 2023, month: 1, day: 1 + index }, { weekday }))

/**
 * The names of the days of a week from Sunday on. Those of a column have three letters at most, or one in languages
 * whose names begin alike.
 */
export function weekdayNames(): { long: string; short: string }[] {
  const cut = weekdays('short').map((name) => name.replace(/\.$/, '').slice(0, 3))
  const short = new Set(cut).size === cut.length ? cut : weekdays('narrow')
  return weekdays('long').map((long, weekday) => ({ long, short: short[weekday] ?? '' }))
}

/** A day in an explicit format that shows which number is the day. */
const EXAMPLE = { month: 12, day: 31 }

/** Returns '' for a valid text. */
export function mistakeIn(text: string, bounds: Bounds, t: Texts): string {
  if (text.trim() === '') return ''
  const day = readDay(text)
  if (!day) return t.wrong({ example: formatDate({ year: new Date().getFullYear(), ...EXAMPLE }) })
  const refusal = refusalOf(day, bounds)
  if (!refusal) return ''
  if (refusal === 'closed') return t.closed
  return t[refusal]({ date: formatDate((refusal === 'tooEarly' ? bounds.min : bounds.max) as Day) })
}

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

/** 0 is Sunday; `short` has three letters at most. */
export function weekdayName(weekday: number, width: 'long' | 'short'): string {
  // 1 January 2023 was a Sunday.
  const name = formatDay({ year: 2023, month: 1, day: 1 + weekday }, { weekday: width })
  return width === 'long' ? name : name.replace(/\.$/, '').slice(0, 3)
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

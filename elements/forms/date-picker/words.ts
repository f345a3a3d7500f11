import type { TextsOf } from '../../../runtime/element/define.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { type Day, formatDate } from '../../../runtime/text/dates.ts'
import { intlCulture } from '../../../runtime/text/strings.ts'
import type { datePicker } from './definition.ts'
import { type Bounds, readDay, refusalOf, utc } from './rules.ts'

export type Texts = TextsOf<typeof datePicker>

/** Writes a day in the culture, e.g. `vendredi 4 mars 2026`. */
export const wordsOf = (day: Day, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  new Intl.DateTimeFormat(intlCulture(), { timeZone: 'UTC', ...options }).format(utc(day))

/** A day that shows which part is the day. */
const EXAMPLE = { month: 12, day: 31 }

/** What is wrong with a text that was typed; empty when nothing is. */
export function faultOf(text: string, bounds: Bounds, t: Texts): string {
  if (text.trim() === '') return ''
  const day = readDay(text)
  if (!day) return t.wrong({ example: formatDate({ year: new Date().getFullYear(), ...EXAMPLE }, settings().culture) })
  const refusal = refusalOf(day, bounds)
  if (!refusal) return ''
  if (refusal === 'closed') return t.closed
  return t[refusal]({ date: formatDate((refusal === 'tooEarly' ? bounds.min : bounds.max) as Day) })
}

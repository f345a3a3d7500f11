import type { IsoDay } from '../../data/tables/columns.ts'
import type { ShopContext } from '../context.ts'
import { type Fields, textOf } from '../http/body.ts'
import { exampleDay } from '../pages/form/options.tsx'
import { type DayRange, readDay, shortDay } from '../shop/days.ts'

/** Reads an optional day of a form; its error is added to `errors`. Null when the field is empty or invalid. */
export function dayOf(
  c: ShopContext,
  fields: Fields,
  name: string,
  range: DayRange,
  errors: Record<string, string>,
): IsoDay | null {
  const { culture, t } = c.var
  const read = readDay(textOf(fields, name), culture, range)
  if (read.state === 'day') return read.day
  if (read.state === 'unreadable') errors[name] = t('Answers.Day', { example: exampleDay(culture) })
  if (read.state === 'outside') {
    const [first, last] = [shortDay(range.first, culture), shortDay(range.last, culture)]
    errors[name] = t('Answers.DayRange', { first, last })
  }
  return null
}

import { intlCulture } from '../../../runtime/text/strings.ts'
import { type Unit, unitsOf } from './rules.ts'

/** The name of a unit in the page's culture. */
export function unitName(unit: Unit, value: number, unitDisplay: 'short' | 'long'): string {
  const parts = new Intl.NumberFormat(intlCulture(), { style: 'unit', unit, unitDisplay }).formatToParts(value)
  return parts.find(({ type }) => type === 'unit')?.value ?? ''
}

/** The largest unit of a time as a text: `10 minutes`. */
export function spoken(seconds: number): string {
  const { unit, value } = unitsOf(seconds).find((one) => one.value > 0) ?? { unit: 'second', value: 0 }
  return `${value} ${unitName(unit, value, 'long')}`
}

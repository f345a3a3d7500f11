import { settings } from '../../../runtime/page/settings.ts'
import { intlCulture } from '../../../runtime/text/locale.ts'

import { type Unit, unitsOf } from './rules.ts'

/** Names by culture, unit, length and number: formatters are slow to create, and the display changes every second. */
const names = new Map<string, string>()

export function unitName(unit: Unit, value: number, unitDisplay: 'short' | 'long'): string {
  const key = [settings().locale, unit, unitDisplay, value].join()
  const name = names.get(key) ?? nameOf(unit, value, unitDisplay)
  names.set(key, name)
  return name
}

function nameOf(unit: Unit, value: number, unitDisplay: 'short' | 'long'): string {
  const parts = new Intl.NumberFormat(intlCulture(settings().locale), {
    style: 'unit',
    unit,
    unitDisplay,
  }).formatToParts(value)
  return parts.find(({ type }) => type === 'unit')?.value ?? ''
}

/** Returns only the largest unit: `10 minutes`. */
export function spoken(seconds: number): string {
  const { unit, value } = unitsOf(seconds).find((one) => one.value > 0) ?? { unit: 'second', value: 0 }
  return `${value} ${unitName(unit, value, 'long')}`
}

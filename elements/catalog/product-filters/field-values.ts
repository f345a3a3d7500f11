import { settings } from '../../../runtime/page/settings.ts'
import { parseNumber } from '../../../runtime/text/typed-number.ts'
import { type Filters, setFilter } from '../../../stores/filters/filters.ts'
import { fieldText } from './rules.ts'

export type Field = HTMLInputElement | HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const isNumeric = (field: Field) => /^(number|range)$/.test(field.type) || /^(decimal|numeric)$/.test(field.inputMode)

const textOf = (field: Field) => (isTick(field) && !field.checked ? '' : field.value.trim())

/** Returns undefined for invalid text and for negative numbers. */
function numberIn(field: Field): number | undefined {
  const value = parseNumber(textOf(field))
  return value !== undefined && value >= 0 ? value : undefined
}

export const isInvalid = (field: Field): boolean =>
  textOf(field) !== '' && isNumeric(field) && numberIn(field) === undefined

/** An invalid value changes nothing. */
export function withField(filters: Filters, field: Field): Filters {
  const text = textOf(field)
  if (text === '') return setFilter(filters, field.name, undefined)
  if (!isNumeric(field)) return setFilter(filters, field.name, /^true$/i.test(text) || text)
  const value = numberIn(field)
  return value === undefined ? filters : setFilter(filters, field.name, value)
}

/** Text with the same number is kept as it was typed. */
export function showValue(field: Field, value: Filters[string] | undefined): void {
  const text = value === undefined ? '' : String(value)
  if (isTick(field)) field.checked = text !== '' && (value === true || text === field.value)
  else if (!isNumeric(field) || typeof value !== 'number') field.value = text
  else if (parseNumber(field.value) !== value) {
    const isPlain = field.matches('[type=number], [type=range], select')
    field.value = isPlain ? text : fieldText(value, settings().locale)
  }
}

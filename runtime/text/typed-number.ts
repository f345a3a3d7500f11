import { settings } from '../page/settings.ts'
import { intlCulture, plainDigits } from './locale.ts'

/** Intl separates thousands by narrow and no-break spaces and curly quotes, keyboards by the plain ones. */
const plainSigns = (text: string): string => text.replace(/\s/g, ' ').replaceAll('’', "'")

/** The signs of a culture's numbers. `grouped` is the number of digits between two signs of grouping: 2 in India. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(12_345_678)
  const values = (wanted: string) => parts.flatMap(({ type, value }) => (type === wanted ? [plainSigns(value)] : []))
  const [decimal = '.'] = values('decimal')
  const [group = ' '] = values('group')
  return { decimal, group, grouped: values('integer').at(-2)?.length ?? 3 }
}

/**
 * Reads a number as people of the culture type it: `1.234,5` and `1234,5` in de, `1 234,5` in fr, `١٢٫٥` in ar-EG. A
 * single dot or comma that does not separate thousands is the decimal sign. `undefined` if the whole text is no number
 * (`5abc`).
 */
export function parseNumber(text: string, culture = settings().locale): number | undefined {
  const locale = intlCulture(culture)
  const { decimal, group, grouped } = signsOf(locale)
  const plain = plainDigits(plainSigns(text.trim()), locale)
  const thousands = new RegExp(`^[+-]?\\d{1,3}(?:[${group}]\\d{${grouped}})*[${group}]\\d{3}(?:[${decimal}]\\d+)?$`)
  if (thousands.test(plain)) return Number(plain.replaceAll(group, '').replace(decimal, '.'))
  const invariant = plain.replace(decimal, '.').replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(invariant) ? Number(invariant) : undefined
}

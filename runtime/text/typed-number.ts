import { settings } from '../page/settings.ts'
import { intlCulture, plainDigits } from './locale.ts'

/** The signs of keyboards, for narrow and no-break spaces, curly quotes, and the signs of Arabic numbers. */
const plainSigns = (text: string): string =>
  text.replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-').replaceAll('٫', '.').replaceAll('٬', ',')

/**
 * The signs of a culture's numbers; amounts of money may have other signs between groups than numbers. `grouped` is the
 * number of digits between two of them: 2 in India.
 */
function signsOf(locale: string) {
  const styles = [{}, { style: 'currency', currency: 'EUR' } as const]
  const parts = styles.map((style) =>
    new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 1 }).formatToParts(12_345_678),
  )
  const values = (wanted: string) =>
    parts.map((each) => each.flatMap(({ type, value }) => (type === wanted ? [plainSigns(value)] : [])))
  const [[decimal = '.'] = []] = values('decimal')
  const groups = values('group')
    .flat()
    .filter((sign) => sign !== decimal)
  return { decimal, groups: groups.join('') || ' ', grouped: values('integer')[0]?.at(-2)?.length ?? 3 }
}

/**
 * Reads a number as people of the culture type it: `1.234,5` and `1234,5` in de, `1 234,5` in fr, `١٢٫٥` in ar-EG. A
 * single dot or comma that does not separate thousands is the decimal sign. `undefined` if the whole text is no number
 * (`5abc`).
 */
export function parseNumber(text: string, culture = settings().locale): number | undefined {
  const { decimal, groups, grouped } = signsOf(intlCulture(culture))
  const plain = plainDigits(plainSigns(text.trim()))
  const thousands = new RegExp(`^[+-]?\\d{1,3}(?:[${groups}]\\d{${grouped}})*[${groups}]\\d{3}(?:[${decimal}]\\d+)?$`)
  if (thousands.test(plain)) {
    const whole = new RegExp(`[${groups}]`, 'g')
    return Number(plain.replace(whole, '').replace(decimal, '.'))
  }
  const invariant = plain.replace(',', '.')
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(invariant) ? Number(invariant) : undefined
}

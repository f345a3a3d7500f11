import { type Culture, settings } from '../page/settings.ts'

const SEPARATORS: Record<Culture, { decimal: string; group: string }> = {
  fr: { decimal: ',', group: ' ' },
  nl: { decimal: ',', group: '.' },
  es: { decimal: ',', group: '.' },
  de: { decimal: ',', group: '.' },
  it: { decimal: ',', group: '.' },
  pt: { decimal: ',', group: ' ' },
}

/**
 * Reads a number as people of the culture type it: `1.234,5` and `1234,5` in de, `1 234,5` in fr. A single dot or comma
 * that does not separate thousands is the decimal sign. `undefined` if the whole text is no number (`5abc`).
 */
export function parseNumber(text: string, culture = settings().culture): number | undefined {
  const { decimal, group } = SEPARATORS[culture]
  // Intl separates thousands by narrow and no-break spaces; keyboards have the plain one. \s matches all of them.
  const plain = text.trim().replace(/\s/g, ' ')
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`)
  if (grouped.test(plain)) return Number(plain.replaceAll(group, '').replace(decimal, '.'))
  if (!/^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

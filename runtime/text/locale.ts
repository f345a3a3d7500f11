/** The BCP 47 spelling of a language tag, as `pt-BR` for `pt_br`; undefined for any other text. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** `pt` is Portugal's Portuguese; plain `pt` means Brazil to Intl. */
export const intlCulture = (culture: string): string => (culture === 'pt' ? 'pt-PT' : culture)

/** A tag and its parents, the most exact first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function withParents(locale: string): string[] {
  const parts = locale.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** The languages in which a text is looked up, the best first: those of the locale, then English. */
export const lookupOrder = (locale: string): string[] => [...new Set([...withParents(locale), 'en'])]

/** The language of a tag, without script and region: `zh`. */
export const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? ''

/** A text with the digits 0 to 9 for those of the locale, e.g. for Arabic ones: `١٢` → `12`. */
export function plainDigits(text: string, locale: string): string {
  if (!/(?!\d)\p{Nd}/u.test(text)) return text
  const format = new Intl.NumberFormat(locale)
  const digits = Array.from({ length: 10 }, (_, value) => format.format(value))
  return text.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit))
}

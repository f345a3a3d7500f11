/** The BCP 47 spelling of a language tag, as `pt-BR` for `pt_br`; undefined for any other text. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/**
 * The tag for Intl. `pt` is Portugal's Portuguese; plain `pt` means Brazil to Intl. A language without data in the
 * browser has the formats of English: Intl would use those of the visitor's own language.
 */
export const intlCulture = (culture: string): string =>
  culture === 'pt' ? 'pt-PT' : (Intl.DateTimeFormat.supportedLocalesOf(culture)[0] ?? 'en')

/** A tag and its parents, the most exact first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function withParents(locale: string): string[] {
  const parts = locale.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** The language of a tag, without script and region: `zh`. */
export const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? ''

/** A text with the digits 0 to 9 for those of other scripts: `١٢` → `12`. Unicode lists them in runs of ten. */
export const plainDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })

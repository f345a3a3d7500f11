import { intlCulture } from '../../../runtime/text/locale.ts'
import { type Culture, cultures } from '../../data/cultures.ts'

const locales = Object.fromEntries(cultures.map((culture) => [culture, intlCulture(culture)])) as Record<
  Culture,
  string
>

/** The tag for Intl of a culture of the shop. */
export const localeOf = (culture: Culture): string => locales[culture]

/** Caches the result of `make` by locale and options: creating an object of Intl costs as much as a hundred uses of it. */
function kept<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const all = new Map<string, Made>()
  return (locale: string, options?: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`
    const found = all.get(key) ?? make(locale, options)
    all.set(key, found)
    return found
  }
}

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
)

export const pluralRules = kept<Intl.PluralRulesOptions, Intl.PluralRules>(
  (locale, options) => new Intl.PluralRules(locale, options),
)

export const collator = kept<Intl.CollatorOptions, Intl.Collator>(
  (locale, options) => new Intl.Collator(locale, options),
)

export const displayNames = kept<{ type: 'region' | 'currency' }, Intl.DisplayNames>(
  (locale, options) => new Intl.DisplayNames(locale, options ?? { type: 'region' }),
)

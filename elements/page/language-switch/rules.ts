import { canonicalLocale } from '../../../runtime/text/locale.ts'

/** Each culture is listed once, as the list spells it first. */
export function readCultures(list: string): { known: string[]; unknown: string[] } {
  const known = new Map<string, string>()
  const unknown = new Set<string>()
  for (const name of list.split(',').map((part) => part.trim())) {
    const tag = canonicalLocale(name)
    if (tag === undefined && name !== '') unknown.add(name)
    else if (tag !== undefined && !known.has(tag)) known.set(tag, name)
  }
  return { known: [...known.values()], unknown: [...unknown] }
}

/** An address of the shop: its path before the culture, and the cultures that its addresses can have. */
type Site = { appPath: string; cultures: readonly string[] }

/**
 * The address in another culture: its first segment after the application path is replaced, all else stays (§2).
 * Addresses outside the cultures lead to the culture's root.
 */
export function addressIn(culture: string, address: string, { appPath, cultures }: Site): string {
  const url = new URL(address)
  const isInApp = url.pathname.startsWith(`${appPath}/`)
  const [, segment = '', ...rest] = isInApp ? url.pathname.slice(appPath.length).split('/') : []
  const isCulture = cultures.some((each) => each.toLowerCase() === segment.toLowerCase())
  if (!isCulture) return new URL(`${appPath}/${culture}/`, url).href
  url.pathname = [appPath, culture, ...rest].join('/')
  return url.href
}

/** The usual names, as `Intl.DisplayNames` needs more than 10 ms to be created. */
const NAMES: Record<string, string> = {
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  en: 'English',
}

/** The name is in that language: `Svenska`, `Português (Brasil)`. */
export function nameOf(culture: string): string {
  const locale = canonicalLocale(culture) ?? culture
  const known = NAMES[locale]
  if (known !== undefined) return known
  // Names are for the tag without extensions, such as those of a calendar.
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).baseName) ?? locale
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(locale))
}

/** Milliseconds: a change within this time after a key was made by that key; a choice in an open list takes longer. */
export const KEY_STEP = 100

/** True for a change that a key made in a closed list, which only selects. */
export const isPassing = (key: { name: string; time: number } | undefined, changedAt: number): boolean =>
  key !== undefined && key.name !== 'Enter' && changedAt - key.time < KEY_STEP

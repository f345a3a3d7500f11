import { CULTURES, type Culture } from '../../../runtime/page/settings.ts'

const isCulture = (word: string): word is Culture => CULTURES.includes(word as Culture)

/** Each culture is listed once. An empty list means all cultures. */
export function readCultures(list: string): { known: readonly Culture[]; unknown: readonly string[] } {
  const names = [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== '')
  const known = names.filter(isCulture)
  return { known: known.length > 0 ? known : CULTURES, unknown: names.filter((name) => !isCulture(name)) }
}

/**
 * The address in another culture: its first segment after the application path is replaced, all else stays (§2).
 * Addresses outside the cultures lead to the culture's root.
 */
export function addressIn(culture: Culture, address: string, appPath: string): string {
  const url = new URL(address)
  const isInApp = url.pathname.startsWith(`${appPath}/`)
  const [, segment = '', ...rest] = isInApp ? url.pathname.slice(appPath.length).split('/') : []
  if (!isCulture(segment.toLowerCase())) return new URL(`${appPath}/${culture}/`, url).href
  url.pathname = [appPath, culture, ...rest].join('/')
  return url.href
}

const NAMES: Record<Culture, string> = {
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
}

/** The name is in that language. `Intl.DisplayNames` has it too, but needs more than 10 ms to be created. */
export const nameOf = (culture: Culture): string => NAMES[culture]

/** Milliseconds: a change within this time after a key was made by that key; a choice in an open list takes longer. */
export const KEY_STEP = 100

/** True for a change that a key made in a closed list, which only selects. */
export const isPassing = (key: { name: string; time: number } | undefined, changedAt: number): boolean =>
  key !== undefined && key.name !== 'Enter' && changedAt - key.time < KEY_STEP

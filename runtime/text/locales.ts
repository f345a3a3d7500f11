import { cultures } from 'virtual:texts'
import type { Texts } from '../page/settings.ts'

/** The first of the languages of which the library has texts. */
export const libraryLanguage = (languages: readonly string[]): string =>
  languages.find((language) => language in cultures) ?? 'en'

/** Fetches the library's own texts of a language, or those of one of its areas: `forms`. */
export async function fetchLocale(language: string, area = ''): Promise<Texts> {
  const own = await cultures[language]?.()
  return (area === '' ? own?.texts : (await own?.areas[area]?.())?.default) ?? {}
}

/** Fetches a file of texts. It is no call of the shop: on another site, the headers of calls would be refused. */
export async function fetchTexts(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}

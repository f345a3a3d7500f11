import { cultures } from 'virtual:texts'

/** Texts by the parts of their dotted names. */
export type Texts = { [name: string]: string | Texts }

/**
 * Fetches the library's own texts of a culture, or those of one of its areas: `forms`. Undefined for a culture, or an
 * area, that the library does not have.
 */
export async function fetchLocale(culture: string, area = ''): Promise<Texts | undefined> {
  const own = await cultures[culture]?.()
  return area === '' ? own?.texts : (await own?.areas[area]?.())?.default
}

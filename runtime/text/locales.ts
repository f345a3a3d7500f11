import { cultures } from 'virtual:texts'

/** By the parts of their dotted names. */
export type Texts = { [name: string]: string | Texts }

/** `area`: only the texts of that area, such as `forms`. Undefined if the library does not have them. */
export async function fetchLocale(culture: string, area = ''): Promise<Texts | undefined> {
  const own = await cultures[culture]?.()
  return area === '' ? own?.texts : (await own?.areas[area]?.())?.default
}

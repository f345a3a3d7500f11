import { cultures } from 'virtual:texts'
import type { Texts } from '../page/settings.ts'
import { withParents } from './locale.ts'

/** The languages in which a text is looked up, the best first. The library has each text in the last one. */
export function lookupOrder(locale: string): string[] {
  const order = withParents(locale)
  const own = order.findIndex((language) => language in cultures)
  return own < 0 ? [...order, 'en'] : order.slice(0, own + 1)
}

/** Fetches the library's own texts for a locale, or those of one of its areas: `forms`. */
export async function fetchLocale(locale: string, area = ''): Promise<Texts> {
  const own = await cultures[lookupOrder(locale).at(-1) as string]?.()
  return (area === '' ? own?.texts : (await own?.areas[area]?.())?.default) ?? {}
}

/** Fetches a file of texts. It is no call of the shop: on another site, the headers of calls would be refused. */
export async function fetchTexts(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

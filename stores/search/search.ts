import { atom, readonlyType } from 'nanostores'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { here } from '../../runtime/page/window/history.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'

/** The search text in the address of a list; empty on all other pages. */
const searched = () => {
  const { pathname, search } = here()
  const root = cultureUrl('catalog')
  const isList = pathname === root || pathname.startsWith(`${root}/`)
  return isList ? (new URLSearchParams(search).get('q') ?? '') : ''
}

const $value = atom(IN_BROWSER ? searched() : '')

/** The search whose results the page shows; it follows in-page visits. Empty on other pages. */
export const $search = readonlyType($value)

if (IN_BROWSER) document.addEventListener('page:loaded', () => $value.set(searched()))

/** The address of the results for a text (§2). */
export const searchAddress = (q: string): string => `${cultureUrl('catalog')}?${new URLSearchParams({ q })}`

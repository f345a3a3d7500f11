import { atom, onMount, readonlyType } from 'nanostores'
import { cultureUrl } from '../../runtime/page/paths.ts'

/** What the address of a list searches for; empty on all other pages. */
const searched = () => {
  const { pathname, search } = new URL(location.href)
  const root = cultureUrl('catalog')
  const isList = pathname === root || pathname.startsWith(`${root}/`)
  return isList ? (new URLSearchParams(search).get('q') ?? '') : ''
}

const $value = atom('')

/** The search that the page shows the results of; it follows in-page loading. Empty on other pages. */
export const $search = readonlyType($value)

onMount($value, () => {
  const read = () => $value.set(searched())
  read()
  document.addEventListener('page:loaded', read)
  return () => document.removeEventListener('page:loaded', read)
})

/** The address of the results for a text (§2). */
export const searchAddress = (q: string): string => `${cultureUrl('catalog')}?${new URLSearchParams({ q })}`

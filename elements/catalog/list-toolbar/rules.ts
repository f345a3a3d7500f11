import { dropAskedOnce } from '../../../stores/list/asked-once.ts'
import { dropFromPage } from '../../../stores/list/page-address.ts'

export type Setting = readonly [name: string, value: string]

/** The settings in `RENUMBERS` change the pages, so the list begins at its first page (§2). */
const PAGE = 'pageindex'
const RENUMBERS: readonly string[] = ['pageSize', 'sort', 'entityName']

/**
 * The address of a list with other settings; search, filters and other parameters are kept. Another page size or order
 * begins at the first page, another view stays on its page. An empty value is the list's own default.
 */
export function listAddress(address: string, settings: readonly Setting[]): string {
  const url = new URL(address)
  url.hash = ''
  dropAskedOnce(url)
  for (const [name, value] of settings) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    if (!RENUMBERS.includes(name)) continue
    url.searchParams.delete(PAGE)
    dropFromPage(url)
  }
  return url.href
}

/** The settings that a toolbar allows, each a comma-separated list of an attribute. */
type Allowed = { sorts: string; sizes: string }

/** An empty list allows every setting, and an empty value is always allowed. */
export const isAllowed = ([name, value]: Setting, { sorts, sizes }: Allowed): boolean =>
  isListed(value, name === 'sort' ? sorts : name === 'pageSize' ? sizes : '')

const isListed = (value: string, list: string): boolean =>
  value === '' || list.trim() === '' || list.split(',').some((known) => known.trim() === value)

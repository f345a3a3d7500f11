import { dropAskedOnce } from '../../../stores/list/asked-once.ts'

/** A control's name and its new value. */
export type Setting = readonly [name: string, value: string]

/** The parameter of the page number, and what makes a page number meaningless: other pages than before (§2). */
const PAGE = 'pageindex'
const RENUMBERS: readonly string[] = ['pageSize', 'sort', 'entityName']

/**
 * The address of a list with other settings; the search, the filters and what else it holds stay. Another page size or
 * order begins at the first page, another view stays on its page. An empty value is the list's own default.
 */
export function listAddress(address: string, settings: readonly Setting[]): string {
  const url = new URL(address)
  url.hash = ''
  dropAskedOnce(url)
  for (const [name, value] of settings) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    if (RENUMBERS.includes(name)) url.searchParams.delete(PAGE)
  }
  return url.href
}

/** What a toolbar allows, each a comma-separated list of an attribute. */
type Allowed = { sorts: string; sizes: string }

/** True for a setting that the list knows. An empty list refuses nothing, and an empty value is always known. */
export const isAllowed = ([name, value]: Setting, { sorts, sizes }: Allowed): boolean =>
  isListed(value, name === 'sort' ? sorts : name === 'pageSize' ? sizes : '')

const isListed = (value: string, list: string): boolean =>
  value === '' || list.trim() === '' || list.split(',').some((known) => known.trim() === value)

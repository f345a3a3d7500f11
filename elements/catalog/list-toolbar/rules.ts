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

/** A comma-separated list of an attribute; an empty one refuses nothing, and an empty value is always known. */
export const isOffered = (value: string, list: string) =>
  value === '' || list.trim() === '' || list.split(',').some((word) => word.trim() === value)

/**
 * Milliseconds within which a change of a select follows the key that made it. A closed list changes at once with each
 * arrow; a choice in an open one takes a person longer.
 */
export const KEY_STEP = 100

/** True for a change that only passes by: made by a key in a closed list, where Enter or leaving it decides. */
export const isPassing = (key: { name: string; time: number } | undefined, changedAt: number): boolean =>
  key !== undefined && key.name !== 'Enter' && changedAt - key.time < KEY_STEP

import { dropFromPage } from '../../../stores/list/page-address.ts'

/** The parameter of the page number: another kind or order begins at the first page (§2). */
const PAGE = 'pageindex'

/** The address has no empty fields. If the form leads to the current page, its other parameters are kept. */
export function searchAddress(action: string, present: string, fields: Iterable<[string, unknown]>): string {
  const url = new URL(action, present)
  const here = new URL(present)
  url.search = url.pathname === here.pathname && url.origin === here.origin ? here.search : ''
  url.hash = ''
  url.searchParams.delete(PAGE)
  dropFromPage(url)
  const all = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  for (const [name] of all) url.searchParams.delete(name)
  for (const [name, value] of all) if (value !== '') url.searchParams.append(name, value)
  return url.href
}

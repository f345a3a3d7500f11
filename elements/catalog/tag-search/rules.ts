/** The parameter of the page number: other things, or another order, begin at the first page (§2). */
const PAGE = 'pageindex'

/**
 * The address that a form asks for, as a browser would without the empty fields. When the form leads to the page that is shown,
 * what else its address holds stays.
 */
export function searchAddress(action: string, present: string, fields: Iterable<[string, unknown]>): string {
  const url = new URL(action, present)
  const here = new URL(present)
  url.search = url.pathname === here.pathname && url.origin === here.origin ? here.search : ''
  url.hash = ''
  url.searchParams.delete(PAGE)
  const all = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  for (const [name] of all) url.searchParams.delete(name)
  for (const [name, value] of all) if (value !== '') url.searchParams.append(name, value)
  return url.href
}

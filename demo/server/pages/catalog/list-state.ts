import type { ListQuery } from '../layout/links.ts'

/** The views of a list (CATALOG-04), the default first. */
export const displays = ['grid', 'table', 'categories'] as const

/** The orders of a list, the default first. */
export const sorts = ['newest', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const

/** The page sizes, the default first. */
export const pageSizes = [24, 12, 48, 200] as const

/** What narrows a list, by the names of the filters (§3). More filters than brands come with their tags. */
export type ListFilter = { Brand: number[] }

/** What a list's address asks for; wrong values have become the defaults. */
export type ListState = {
  display: (typeof displays)[number]
  sort: (typeof sorts)[number]
  pageSize: (typeof pageSizes)[number]
  pageindex: number
  q: string
  filter: ListFilter
}

const oneOf = <Value extends string | number>(values: readonly [Value, ...Value[]], text: string | undefined): Value =>
  values.find((value) => String(value) === text) ?? values[0]

/** Searches longer than this are cut: nobody types them. In characters. */
const longestSearch = 100

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Brands beyond these are cut. */
const mostBrands = 25

/** Reads the JSON object of `filter`: a list of ids or a single one by name. What is broken narrows nothing. */
function readFilter(text = ''): ListFilter {
  try {
    const { Brand = [] } = JSON.parse(text) as { Brand?: unknown }
    const ids = (Array.isArray(Brand) ? Brand : [Brand]).map(Number)
    return { Brand: [...new Set(ids.filter(isId))].slice(0, mostBrands) }
  } catch {
    return { Brand: [] }
  }
}

/** Reads a list's query parameters (§2). */
export function readListState(query: Record<string, string>): ListState {
  const page = Number(query.pageindex)
  return {
    display: oneOf(displays, query.display),
    sort: oneOf(sorts, query.sort),
    pageSize: oneOf(pageSizes, query.pageSize),
    pageindex: Number.isSafeInteger(page) && page > 0 ? page : 1,
    q: (query.q ?? '').trim().slice(0, longestSearch),
    filter: readFilter(query.filter),
  }
}

/** The `filter` of an address, or undefined when nothing narrows the list. */
export const filterText = ({ filter }: ListState): string | undefined =>
  filter.Brand.length > 0 ? JSON.stringify(filter) : undefined

/** The query of a list's own links: only what differs from the defaults. */
export const listQuery = (state: ListState): ListQuery => ({
  q: state.q,
  filter: filterText(state),
  display: state.display === displays[0] ? undefined : state.display,
  sort: state.sort === sorts[0] ? undefined : state.sort,
  pageSize: state.pageSize === pageSizes[0] ? undefined : state.pageSize,
  pageindex: state.pageindex === 1 ? undefined : state.pageindex,
})

import type { ProductFilters } from '../../../data/catalogue/filters.ts'
import type { ListQuery } from '../layout/links.ts'
import { filterTextOf, readFilterText, type TypedPrices } from './filters/filter-text.ts'

/** The views of a list (CATALOG-04), the default first. */
export const displays = ['grid', 'table', 'categories'] as const

/** The orders of a list; the first is the default without a search. A search is ordered by relevance. */
export const sorts = ['newest', 'name_asc', 'name_desc', 'price_asc', 'price_desc', 'rating'] as const

/** The page sizes, the default first. */
export const pageSizes = [24, 12, 48, 200] as const

/** The parameters of a list's address; invalid values are replaced by the defaults. */
export type ListState = {
  display: (typeof displays)[number]
  /** Undefined without a choice: the newest first, or by relevance for a search. */
  sort: (typeof sorts)[number] | undefined
  pageSize: (typeof pageSizes)[number]
  pageindex: number
  /** The first page that is shown, up to `pageindex`: more than one after the shopper wanted more products. */
  frompage: number
  q: string
  /** Only the typed text is searched, not what is similar. */
  isLiteral: boolean
  filter: ProductFilters
  /** Invalid typed prices; their fields show them again. */
  typed: TypedPrices
  /** False when a part of the filter is invalid or unknown and is therefore ignored. */
  isFilterWhole: boolean
}

const oneOf = <Value extends string | number>(values: readonly [Value, ...Value[]], text: string | undefined): Value =>
  values.find((value) => String(value) === text) ?? values[0]

/** Characters; the rest of a longer search is ignored. */
const longestSearch = 100

/** The most products that one answer shows; the first ones of a longer list are on the pages before. */
const mostShown = 600

function pageOf(text: string | undefined): number | undefined {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : undefined
}

/** The first page of those that one answer shows up to a page. */
export const firstPage = (wanted: number, page: number, pageSize: number): number =>
  Math.min(page, Math.max(wanted, page - Math.floor(mostShown / pageSize) + 1))

/** Reads a list's query parameters (§2). */
export function readListState(query: Record<string, string>): ListState {
  const pageindex = pageOf(query.pageindex) ?? 1
  const pageSize = oneOf(pageSizes, query.pageSize)
  const { filters, typed, isWhole } = readFilterText(query.filter)
  const q = (query.q ?? '').trim().slice(0, longestSearch)
  const sort = sorts.find((value) => value === query.sort)
  return {
    display: oneOf(displays, query.display),
    sort: sort === sorts[0] && q === '' ? undefined : sort,
    pageSize,
    pageindex,
    frompage: Math.min(pageindex, pageOf(query.frompage) ?? pageindex),
    q,
    isLiteral: q !== '' && query.literal === 'true',
    filter: filters,
    typed,
    isFilterWhole: isWhole,
  }
}

export const filterText = ({ filter }: ListState): string | undefined => filterTextOf(filter)

/** The query of a list's own links: only the parameters that differ from the defaults. */
export const listQuery = (state: ListState): ListQuery => ({
  q: state.q,
  literal: state.isLiteral ? 'true' : undefined,
  filter: filterText(state),
  display: state.display === displays[0] ? undefined : state.display,
  sort: state.sort,
  pageSize: state.pageSize === pageSizes[0] ? undefined : state.pageSize,
  pageindex: state.pageindex === 1 ? undefined : state.pageindex,
})

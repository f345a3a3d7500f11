import { dropFromPage } from '../../list/page-address.ts'

/** The shop's id of a brand, a category or a value: a number, or a text such as a GUID. */
export type FilterId = number | string

/** The value of a filter (§3): ids, a single value, or ids by their attribute. */
export type FilterValue = readonly FilterId[] | FilterId | true | Readonly<Record<string, readonly FilterId[]>>

/** The filters of a list by their names: `{ Brand: [3, 7], InStock: true, ProductAttributes: { 3: [31] } }`. */
export type Filters = Readonly<Record<string, FilterValue>>

/** A value that a shopper can choose, as the markup names it. */
export type FilterChoice = {
  name: string
  value: string
  /** The attribute of the value; then `name` is ProductAttributes. */
  attributeId?: string
  /** The filter has one value: another choice replaces it. */
  single?: boolean
}

/** The filter whose value maps an attribute to its values (§3). */
export const ATTRIBUTES = 'ProductAttributes'

/** The order of the filters in an address; others follow by name. So one choice has one address. */
const ORDER = ['Brand', 'Category', 'PriceMin', 'PriceMax', 'InStock', ATTRIBUTES]

export const NO_FILTERS: Filters = {}

/** Reads the query parameter `filter`. Undefined if it is not a JSON object. Values of the wrong type are ignored. */
export function parseFilters(text: string | null | undefined): Filters | undefined {
  if (!text) return NO_FILTERS
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? tidyFilters(value) : undefined
  } catch {
    return undefined
  }
}

/** The query parameter `filter`: the same text for the same choice; empty when nothing is chosen. */
export function serialiseFilters(filters: Filters): string {
  const tidy = tidyFilters(filters)
  return Object.keys(tidy).length > 0 ? JSON.stringify(tidy) : ''
}

/** True when both filter a list in the same way. */
export const isSameFilters = (a: Filters, b: Filters): boolean => serialiseFilters(a) === serialiseFilters(b)

/** The filters in one fixed order, with ascending, unique ids; empty filters and invalid values are removed. */
export function tidyFilters(filters: Readonly<Record<string, unknown>>): Filters {
  const names = Object.keys(filters).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  // Not by assignment: an attacker may name a filter __proto__.
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = tidyValue(filters[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const rank = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1)

function tidyValue(value: unknown): FilterValue | undefined {
  if (isId(value) || value === true) return value
  if (Array.isArray(value)) return someIds(value)
  if (!isObject(value)) return undefined
  const groups = Object.entries(value).flatMap(([id, ids]) => {
    const own = someIds([ids].flat())
    return own ? [[id, own] as const] : []
  })
  return groups.length > 0 ? Object.fromEntries(groups) : undefined
}

function someIds(values: readonly unknown[]): FilterId[] | undefined {
  const ids = [...new Set(values.filter(isId))]
  return ids.length > 0 ? ids.sort(byId) : undefined
}

const byId = (a: FilterId, b: FilterId) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1

const isId = (value: unknown): value is FilterId =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' && Number.isFinite(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `31` is a number, `true` and `True` are true, all others are text. */
const readValue = (text: string): FilterId | true => (/^true$/i.test(text) ? true : readId(text))

const readId = (text: string): FilterId => (/^(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text)

/** A single value counts as a list of one. */
function idsFor(filters: Filters, { name, attributeId }: FilterChoice): readonly FilterId[] {
  const value = filters[name]
  const own = attributeId && isObject(value) ? (value[attributeId] as readonly FilterId[] | undefined) : value
  return Array.isArray(own) ? own : isId(own) ? [own] : []
}

/** True when the choice is among the filters. */
export function isChosen(filters: Filters, choice: FilterChoice): boolean {
  if (choice.single) return filters[choice.name] === readValue(choice.value)
  return idsFor(filters, choice).includes(readId(choice.value))
}

/** The filters with the choice. */
export function addFilter(filters: Filters, choice: FilterChoice): Filters {
  if (choice.single) return tidyFilters({ ...filters, [choice.name]: readValue(choice.value) })
  return withIds(filters, choice, [...idsFor(filters, choice), readId(choice.value)])
}

/** The filters without the choice. */
export function removeFilter(filters: Filters, choice: FilterChoice): Filters {
  if (choice.single) return tidyFilters({ ...filters, [choice.name]: undefined })
  const rest = idsFor(filters, choice).filter((id) => id !== readId(choice.value))
  return withIds(filters, choice, rest)
}

/** The filters with the choice, or without it when it was among them. */
export const toggleFilter = (filters: Filters, choice: FilterChoice): Filters =>
  isChosen(filters, choice) ? removeFilter(filters, choice) : addFilter(filters, choice)

/** A single value is, for example, an end of a range: `setFilter(filters, 'PriceMin', 10)`; `undefined` removes it. */
export const setFilter = (filters: Filters, name: string, value: FilterId | true | undefined): Filters =>
  tidyFilters({ ...filters, [name]: value })

function withIds(filters: Filters, { name, attributeId }: FilterChoice, ids: readonly FilterId[]): Filters {
  if (!attributeId) return tidyFilters({ ...filters, [name]: ids })
  const groups = isObject(filters[name]) ? filters[name] : {}
  return tidyFilters({ ...filters, [name]: { ...groups, [attributeId]: ids } })
}

/** The two ends of a range count as one. */
export function countFilters(filters: Filters): number {
  const ends = new Set<string>()
  let count = 0
  for (const [name, value] of Object.entries(filters)) {
    if (Array.isArray(value)) count += value.length
    else if (isObject(value)) count += Object.values(value).flat().length
    else ends.add(name.replace(/(Min|Max)$/, ''))
  }
  return count + ends.size
}

/**
 * The address of a list with these filters (§2): the page number is removed; the search, the order and all other
 * parameters are kept.
 */
export function filterAddress(address: string, filters: Filters): string {
  const url = new URL(address, document.baseURI)
  const text = serialiseFilters(filters)
  url.hash = ''
  url.searchParams.delete('pageindex')
  dropFromPage(url)
  if (text === '') url.searchParams.delete('filter')
  else url.searchParams.set('filter', text)
  return url.href
}

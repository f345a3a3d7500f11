import { noFilters, type ProductFilters } from '../../../../data/catalogue/filters.ts'

/** What the text of a filter says. `isWhole`: all of it was understood. */
export type ReadFilters = { filters: ProductFilters; isWhole: boolean }

/** Longer texts are no choice of a shopper. In characters. */
const longestFilter = 4_000

const broken: ReadFilters = { filters: noFilters, isWhole: false }

/** Reads the JSON object of `filter` (§3). What is broken or unknown narrows nothing; the rest counts. */
export function readFilterText(text = ''): ReadFilters {
  if (text === '') return { filters: noFilters, isWhole: true }
  if (text.length > longestFilter) return broken
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? readFilterObject(value) : broken
  } catch {
    return broken
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFilterObject(value: Record<string, unknown>): ReadFilters {
  const filters: ProductFilters = { ...noFilters, attributes: new Map() }
  const understood = Object.entries(value).map(([name, given]) => readers.get(name)?.(filters, given) ?? false)
  return { filters: inOrder(filters), isWhole: understood.every(Boolean) }
}

/** Each reader takes what it understands, and returns whether that was all. */
const readers = new Map<string, (filters: ProductFilters, given: unknown) => boolean>([
  ['Brand', (filters, given) => takeIds(given, (ids) => Object.assign(filters, { brandIds: ids }))],
  ['Category', (filters, given) => takeIds(given, (ids) => Object.assign(filters, { categoryIds: ids }))],
  ['PriceMin', (filters, given) => takePrice(given, (price) => Object.assign(filters, { priceMin: price }))],
  ['PriceMax', (filters, given) => takePrice(given, (price) => Object.assign(filters, { priceMax: price }))],
  [
    'InStock',
    (filters, given) => {
      filters.inStock = /^true$/i.test(String(given))
      return /^(true|false)$/i.test(String(given))
    },
  ],
  [
    'ProductAttributes',
    (filters, given) =>
      isObject(given) &&
      Object.entries(given)
        .map(([id, values]) => {
          const attribute = readId(id)
          return attribute !== undefined && takeIds(values, (ids) => filters.attributes.set(attribute, ids))
        })
        .every(Boolean),
  ],
])

function takeIds(given: unknown, take: (ids: number[]) => void): boolean {
  const all: unknown[] = Array.isArray(given) ? given : [given]
  const ids = all.map(readId).filter((id) => id !== undefined)
  if (ids.length > 0) take([...new Set(ids)].sort((one, other) => one - other))
  return ids.length === all.length
}

/** An id is a number, or the text of one. */
function readId(given: unknown): number | undefined {
  const id = typeof given === 'number' || (typeof given === 'string' && /^\d{1,10}$/.test(given)) ? Number(given) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function takePrice(given: unknown, take: (price: number) => void): boolean {
  const price = typeof given === 'number' ? given : readPrice(String(given))
  if (price === undefined || !Number.isFinite(price) || price < 0) return false
  take(price)
  return true
}

/** A price as people type it: `12`, `12,50`, `12.5`. */
const readPrice = (text: string): number | undefined =>
  /^\d{1,8}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined

/** A range that was given the wrong way round means the same the right way round. */
function inOrder(filters: ProductFilters): ProductFilters {
  const { priceMin, priceMax } = filters
  if (priceMin === undefined || priceMax === undefined || priceMin <= priceMax) return filters
  return { ...filters, priceMin: priceMax, priceMax: priceMin }
}

/** The text of `filter` for an address: names in one order, ids ascending. Undefined when nothing is chosen. */
export function filterTextOf({ brandIds, categoryIds, priceMin, priceMax, inStock, attributes }: ProductFilters) {
  const groups = [...attributes].filter(([, ids]) => ids.length > 0)
  const value = {
    ...(brandIds.length > 0 && { Brand: brandIds }),
    ...(categoryIds.length > 0 && { Category: categoryIds }),
    ...(priceMin !== undefined && { PriceMin: priceMin }),
    ...(priceMax !== undefined && { PriceMax: priceMax }),
    ...(inStock && { InStock: true }),
    ...(groups.length > 0 && { ProductAttributes: Object.fromEntries(groups) }),
  }
  return Object.keys(value).length > 0 ? JSON.stringify(value) : undefined
}

/** The field of a form that chooses values of an attribute. */
export const attributeField = (id: number) => `ProductAttributes.${id}`

const FIELD = /^(?:(Brand|Category)|(PriceMin|PriceMax|InStock)|ProductAttributes\.(\d{1,10}))$/

/** What a form of filters sends without JavaScript: one field a choice. Undefined when the query has no such field. */
export function readFilterFields(query: Record<string, string[]>): ProductFilters | undefined {
  const fields = Object.entries(query).filter(([name]) => FIELD.test(name))
  if (fields.length === 0) return undefined
  const value: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [name, texts] of fields) {
    const [, list, single, attribute] = FIELD.exec(name) ?? []
    if (list) value[list] = texts
    else if (attribute) attributes[attribute] = texts
    else if (single && texts[0]) value[single] = texts[0]
  }
  if (Object.keys(attributes).length > 0) value.ProductAttributes = attributes
  return readFilterObject(value).filters
}

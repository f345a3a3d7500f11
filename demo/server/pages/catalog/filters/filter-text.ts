import { noFilters, type ProductFilters } from '../../../../data/catalogue/filters.ts'

/** Invalid typed prices: letters, or less than 0. They do not filter. */
export type TypedPrices = { priceMin?: string; priceMax?: string }

/** `isWhole`: all of the text was valid. */
export type ReadFilters = { filters: ProductFilters; typed: TypedPrices; isWhole: boolean }

/** Characters. A filter of a shopper is never longer. */
const longestFilter = 4_000

/** Characters. */
const longestPrice = 20

const broken: ReadFilters = { filters: noFilters, typed: {}, isWhole: false }

/** Reads the JSON object of `filter` (§3). Invalid or unknown parts are ignored; the others count. */
export function readFilterText(text = ''): ReadFilters {
  if (text === '') return { filters: noFilters, typed: {}, isWhole: true }
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
  return { filters: inOrder(filters), typed: typedPrices(value, filters), isWhole: understood.every(Boolean) }
}

/** Each reader stores the valid values, and returns whether all were valid. */
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

/** An id is a number, or the text of a number. */
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

/** A price in the notations that people type: `12`, `12,50`, `12.5`. */
const readPrice = (text: string): number | undefined =>
  /^\d{1,8}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined

function typedPrices({ PriceMin, PriceMax }: Record<string, unknown>, { priceMin, priceMax }: ProductFilters) {
  const textOf = (given: unknown) =>
    typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, longestPrice) : ''
  const min = priceMin === undefined ? textOf(PriceMin) : ''
  const max = priceMax === undefined ? textOf(PriceMax) : ''
  return { ...(min !== '' && { priceMin: min }), ...(max !== '' && { priceMax: max }) }
}

/** Swaps the ends of a range that was given in the wrong order. */
function inOrder(filters: ProductFilters): ProductFilters {
  const { priceMin, priceMax } = filters
  if (priceMin === undefined || priceMax === undefined || priceMin <= priceMax) return filters
  return { ...filters, priceMin: priceMax, priceMax: priceMin }
}

/**
 * The text of `filter` for an address. Its names have one fixed order and its ids ascend; invalid typed prices are
 * kept. Undefined when nothing is chosen.
 */
export function filterTextOf(filters: ProductFilters, typed: TypedPrices = {}) {
  const { brandIds, categoryIds, inStock, attributes } = filters
  const { priceMin, priceMax } = { ...typed, ...definedPrices(filters) }
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

const definedPrices = ({ priceMin, priceMax }: ProductFilters) => ({
  ...(priceMin !== undefined && { priceMin }),
  ...(priceMax !== undefined && { priceMax }),
})

export const attributeField = (id: number) => `ProductAttributes.${id}`

const FIELD = /^(?:(Brand|Category)|(PriceMin|PriceMax|InStock)|ProductAttributes\.(\d{1,10}))$/

/**
 * Reads a form of filters that was sent without JavaScript: one field for each value. Undefined when the query has no
 * such field.
 */
export function readFilterFields(query: Record<string, string[]>): ReadFilters | undefined {
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
  return readFilterObject(value)
}

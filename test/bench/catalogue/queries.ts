import { listBrands } from '../../../demo/data/catalogue/brands.ts'
import { categoryPhotos, categoryTree } from '../../../demo/data/catalogue/categories.ts'
import { facets } from '../../../demo/data/catalogue/facets.ts'
import { knownFilters, noFilters, type ProductFilters } from '../../../demo/data/catalogue/filters.ts'
import type { ListQuery } from '../../../demo/data/catalogue/matching.ts'
import { findProduct } from '../../../demo/data/catalogue/product.ts'
import { listProducts } from '../../../demo/data/catalogue/products.ts'
import { stockByWarehouse } from '../../../demo/data/catalogue/stock.ts'
import { variantsById } from '../../../demo/data/catalogue/variants.ts'
import { cultures } from '../../../demo/data/cultures.ts'
import { homeMarket } from '../../../demo/data/money/market.ts'
import type { Db } from '../../../demo/data/schema.ts'

/** A query of the catalogue as a page asks it, for the nth request: each asks for something else. */
export type CatalogueQuery = (db: Db, nth: number) => Promise<unknown>

const pick = <Item>(items: readonly [Item, ...Item[]], nth: number): Item => items[nth % items.length] ?? items[0]

const audience = (nth: number) => ({ culture: pick(cultures, nth), market: homeMarket })

const list = (nth: number, more: Partial<ListQuery> = {}): ListQuery => ({
  culture: pick(cultures, nth),
  market: homeMarket,
  page: 1 + (nth % 9),
  pageSize: 24,
  ...more,
})

/** Two values of each group that hold together for some products of the seed. */
const narrow = (nth: number): ProductFilters => ({
  ...noFilters,
  brandIds: [1 + (nth % 25), 1 + ((nth + 7) % 25), 1 + ((nth + 13) % 25)],
  priceMin: 10,
  priceMax: 60 + nth,
  inStock: true,
  attributes: new Map([[1, [1 + (nth % 20), 2 + (nth % 20), 3 + (nth % 20)]]]),
})

const typed = ['vase bleu', 'bol', 'theiere', 'assiette', 'lampe', 'Écume', 'atelier', 'tasse verte'] as const
const slips = ['theire', 'vaze bleu', 'asiette plate', 'lampdaire', 'mgu', 'bouteile'] as const
const product = (nth: number) => 1 + ((nth * 37) % 2123)

export const queries: Record<string, CatalogueQuery> = {
  'list, newest': (db, nth) => listProducts(db, list(nth)),
  'list, by name': (db, nth) => listProducts(db, list(nth, { sort: 'name_asc' })),
  'list, by price': (db, nth) => listProducts(db, list(nth, { sort: 'price_asc' })),
  'list, 200 a page': (db, nth) => listProducts(db, list(nth, { pageSize: 200 })),
  'list of a category': (db, nth) => listProducts(db, list(nth, { categoryId: 1 + (nth % 46), page: 1 })),
  'list of what is on sale': (db, nth) => listProducts(db, list(nth, { onSale: true, page: 1 })),
  'list, four filters': (db, nth) => listProducts(db, list(nth, { filters: narrow(nth), page: 1 })),
  'list of a search': (db, nth) => listProducts(db, list(nth, { culture: 'fr', q: pick(typed, nth), page: 1 })),
  'list of a search, mistyped': (db, nth) =>
    listProducts(db, list(nth, { culture: 'fr', q: pick(slips, nth), page: 1 })),
  'filter counts, everything': (db, nth) => facets(db, list(nth)),
  'filter counts, a category': (db, nth) => facets(db, list(nth, { categoryId: 1 + (nth % 46) })),
  'filter counts, in stock': (db, nth) => facets(db, list(nth, { filters: { ...noFilters, inStock: true } })),
  'filter counts, four filters': (db, nth) => facets(db, list(nth, { filters: narrow(nth) })),
  'filter counts, a search': (db, nth) => facets(db, list(nth, { culture: 'fr', q: pick(typed, nth) })),
  'filters that the shop knows': (db, nth) => knownFilters(db, narrow(nth)),
  'category tree': (db, nth) => categoryTree(db, pick(cultures, nth)),
  'category photos': async (db, nth) => categoryPhotos(db, await categoryTree(db, 'fr'), audience(nth)),
  brands: (db, nth) => listBrands(db, pick(cultures, nth)),
  'product page': (db, nth) => findProduct(db, product(nth), audience(nth)),
  'product page, stock': (db, nth) =>
    stockByWarehouse(db, { variantId: product(nth), culture: pick(cultures, nth), includeEmpty: true }),
  'product page, a variant': (db, nth) => variantsById(db, [product(nth)], homeMarket),
  suggestions: (db, nth) => listProducts(db, list(nth, { culture: 'fr', q: pick(typed, nth), page: 1, pageSize: 5 })),
  'suggestions, mistyped': (db, nth) =>
    listProducts(db, list(nth, { culture: 'fr', q: pick(slips, nth), page: 1, pageSize: 5 })),
}

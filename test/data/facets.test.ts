import { type Facets, facets } from '../../demo/data/catalogue/facets.ts'
import { cleanFilters, knownFilters, noFilters, type ProductFilters } from '../../demo/data/catalogue/filters.ts'
import type { ListQuery } from '../../demo/data/catalogue/matching.ts'
import { listProducts } from '../../demo/data/catalogue/products.ts'
import { cultures } from '../../demo/data/cultures.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import { categoryOf, keeps, type Product, products } from './oracle.ts'
import { expect, test } from './shop.ts'

const query = (filters: Partial<ProductFilters> = {}, more: Partial<ListQuery> = {}): ListQuery => ({
  culture: 'fr',
  market: homeMarket,
  page: 1,
  pageSize: 24,
  filters: { ...noFilters, ...filters },
  ...more,
})

const glazes = (...ids: number[]): Partial<ProductFilters> => ({ attributes: new Map([[1, ids]]) })

/** Choices of each group alone and together, of values that the seed has. */
const choices: Partial<ProductFilters>[] = [
  {},
  { brandIds: [3, 7] },
  { categoryIds: [3] },
  { priceMin: 20, priceMax: 45.5 },
  { priceMax: 15 },
  { inStock: true },
  glazes(1, 2),
  { attributes: new Map([[1, [1, 4]], [2, [30, 31, 40]]]) }, // biome-ignore format: a map reads best in one line
  { ...glazes(3), inStock: true },
  { attributes: new Map([[3, [60, 61]]]), brandIds: [1, 2, 3, 4, 5] },
  {
    brandIds: [2, 5, 8, 9],
    categoryIds: [1, 3],
    priceMin: 10,
    priceMax: 90,
    inStock: true,
    attributes: new Map([
      [1, [1, 2, 3, 4, 5, 6, 7, 8]],
      [4, [64, 65, 66]],
    ]),
  },
]

const ids = (values: { id: number; count: number }[]) => Object.fromEntries(values.map(({ id, count }) => [id, count]))

function expected(all: Product[], filters: ProductFilters, facet: Facets) {
  const left = (pass: string | number) => all.filter((product) => keeps(product, filters, pass))
  const prices = left('price').map((product) => product.lowestIncl)
  const narrowed = (attributeId: number, valueId: number) =>
    all.filter((product) =>
      keeps(product, { ...filters, attributes: new Map(filters.attributes).set(attributeId, [valueId]) }),
    )
  return {
    total: left('').length,
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
    inStock: all.filter((product) => keeps(product, { ...filters, inStock: true })).length,
    brands: ids(
      facet.brands.map(({ id }) => ({ id, count: left('brand').filter((product) => product.brandId === id).length })),
    ),
    categories: ids(
      facet.categories.map(({ id }) => ({
        id,
        count: left('category').filter((product) => categoryOf(product, id)).length,
      })),
    ),
    attributes: facet.attributes.map(({ id, values }) =>
      ids(values.map((value) => ({ id: value.id, count: narrowed(id, value.id).length }))),
    ),
  }
}

test.describe('filters', () => {
  test('leave the same products as a comparison with every product, alone and together', { tag: '@engine' }, async ({
    db,
  }) => {
    const all = await products(db)
    for (const choice of choices) {
      const filters = { ...noFilters, ...choice }
      const { items, total } = await listProducts(db, query(choice, { pageSize: 200 }))
      const kept = all.filter((product) => keeps(product, filters)).map((product) => product.id)
      expect(total, JSON.stringify(choice)).toBe(kept.length)
      expect(items.every((item) => kept.includes(item.id))).toBe(true)
    }
  })

  test('are counted for each value with the other groups, not with their own', async ({ db }) => {
    const all = await products(db)
    for (const choice of choices) {
      const found = await facets(db, query(choice))
      const should = expected(all, { ...noFilters, ...choice }, found)
      expect.soft(found.total, JSON.stringify(choice)).toBe(should.total)
      expect.soft(found.price).toEqual(should.price)
      expect.soft(found.inStock).toBe(should.inStock)
      expect.soft(ids(found.brands)).toEqual(should.brands)
      expect.soft(ids(found.categories)).toEqual(should.categories)
      expect.soft(found.attributes.map(({ values }) => ids(values))).toEqual(should.attributes)
      const sum = (values: { count: number }[]) => values.reduce((total, { count }) => total + count, 0)
      // Every product has one brand: no value of a group is missing.
      expect
        .soft(sum(found.brands))
        .toBe(all.filter((product) => keeps(product, { ...noFilters, ...choice }, 'brand')).length)
    }
  })

  test('narrow a category and a search, too', async ({ db }) => {
    const inVases = await facets(db, query({}, { categoryId: 3, q: 'verre' }))
    const { total } = await listProducts(db, query({}, { categoryId: 3, q: 'verre' }))
    expect(inVases.total).toBe(total)
    for (const brand of inVases.brands) {
      const list = await listProducts(db, query({ brandIds: [brand.id] }, { categoryId: 3, q: 'verre' }))
      expect(list.total, brand.name).toBe(brand.count)
    }
  })

  test('list the lower categories, keep chosen values with 0, and name them in each culture', async ({ db }) => {
    const main = await facets(db, query())
    const below = await facets(db, query({}, { categoryId: main.categories[0]?.id }))
    expect(below.categories.map(({ id }) => id)).not.toEqual(main.categories.map(({ id }) => id))
    expect(below.categories.every(({ count }) => count > 0)).toBe(true)
    const nothing = await facets(db, query({ priceMin: 9000, brandIds: [3], ...glazes(2) }))
    expect(nothing).toMatchObject({ total: 0, inStock: 0, brands: [{ id: 3, count: 0 }], categories: [] })
    expect(nothing.attributes).toMatchObject([{ id: 1, display: 'Square', values: [{ id: 2, count: 0 }] }])
    const names = new Set<string>()
    for (const culture of cultures) {
      const { attributes, categories } = await facets(db, query({}, { culture }))
      names.add(categories[0]?.name ?? '')
      expect(attributes[0]?.values[0]?.colors?.[0]).toMatch(/^#[0-9a-f]{6}$/)
      expect(attributes[1]?.values[0]?.colors).toBeUndefined()
    }
    expect(names.size).toBe(cultures.length)
  })

  test('ignore values that no database could contain, and those that the shop does not have', {
    tag: '@engine',
  }, async ({ db }) => {
    const hostile: ProductFilters = {
      brandIds: [1e30, -1, Number.NaN, 2.5, 0, 2 ** 31, Number.POSITIVE_INFINITY],
      categoryIds: Array.from({ length: 5000 }, (_, index) => -index),
      priceMin: Number.NaN,
      priceMax: Number.NEGATIVE_INFINITY,
      inStock: false,
      attributes: new Map([
        [1e99, [1]],
        [1, [Number.NaN]],
      ]),
    }
    const everything = (await listProducts(db, query())).total
    expect((await listProducts(db, query(hostile))).total).toBe(everything)
    expect((await facets(db, query(hostile))).total).toBe(everything)
    expect(cleanFilters(hostile)).toEqual({ ...noFilters, priceMin: undefined, priceMax: undefined })
    const { filters, isWhole } = await knownFilters(db, {
      ...noFilters,
      brandIds: [7, 3, 3, 999_999],
      attributes: new Map([
        [1, [2, 31]],
        [77, [1]],
      ]),
    })
    expect(filters).toMatchObject({ brandIds: [3, 7], attributes: new Map([[1, [2]]]) })
    expect(isWhole).toBe(false)
    expect((await knownFilters(db, { ...noFilters, brandIds: [7, 3], priceMax: 20, inStock: true })).isWhole).toBe(true)
  })
})

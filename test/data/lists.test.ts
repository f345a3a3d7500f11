import { categoryPath, categoryPhotos, categoryTree } from '../../demo/data/catalogue/categories.ts'
import { noFilters, type ProductFilters } from '../../demo/data/catalogue/filters.ts'
import type { ListQuery } from '../../demo/data/catalogue/matching.ts'
import { listProducts } from '../../demo/data/catalogue/products.ts'
import { type Variant, variantsById, variantsOfProducts } from '../../demo/data/catalogue/variants.ts'
import { cultures } from '../../demo/data/cultures.ts'
import { foldText } from '../../demo/data/fold.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'
import { expect, test } from './shop.ts'

const query = (more: Partial<ListQuery> = {}): ListQuery => ({
  culture: 'fr',
  market: homeMarket,
  sort: 'name_asc',
  page: 1,
  pageSize: 24,
  ...more,
})

test.describe('lists of products', () => {
  test('hold every product once, page by page', async ({ db }) => {
    const ids: number[] = []
    const { total } = await listProducts(db, query({ sort: 'price_asc', pageSize: 48 }))
    for (let page = 1; page <= Math.ceil(total / 48); page += 1) {
      const { items } = await listProducts(db, query({ sort: 'price_asc', page, pageSize: 48 }))
      ids.push(...items.map((item) => item.id))
    }
    expect(total).toBeGreaterThan(2000)
    expect(new Set(ids).size).toBe(total)
  })

  test('are empty past the end, with the true total', async ({ db }) => {
    const { items, total } = await listProducts(db, query({ page: 9999 }))
    expect(items).toEqual([])
    expect(total).toBeGreaterThan(2000)
  })

  test('sort by name in each culture', { tag: '@engine' }, async ({ db }) => {
    for (const culture of cultures) {
      const up = (await listProducts(db, query({ culture, pageSize: 48 }))).items.map((item) => foldText(item.name))
      expect(up).toEqual(up.toSorted())
      const down = await listProducts(db, query({ culture, sort: 'name_desc', pageSize: 1 }))
      expect(foldText(down.items[0]?.name ?? '') > (up.at(-1) ?? '')).toBe(true)
    }
  })

  test('sort by the lowest valid price, sales included', { tag: '@engine' }, async ({ db }) => {
    const up = (await listProducts(db, query({ sort: 'price_asc', pageSize: 48 }))).items.map((item) => item.lowestExcl)
    expect(up).toEqual(up.toSorted((one, other) => one - other))
    const down = (await listProducts(db, query({ sort: 'price_desc', pageSize: 48 }))).items
    const prices = down.map((item) => item.lowestExcl)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    expect(prices[0]).toBeGreaterThan(up[0] ?? 0)
  })

  test('sort the newest first', async ({ db }) => {
    const { items } = await listProducts(db, query({ sort: 'newest', pageSize: 12 }))
    const rows = await db.selectFrom('product').select(['id', 'created_at']).execute()
    const dates = new Map(rows.map((row) => [row.id, row.created_at.getTime()]))
    const newest = [...dates.values()].toSorted((one, other) => other - one).slice(0, 12)
    expect(items.map((item) => dates.get(item.id))).toEqual(newest)
  })

  test('of a category contain the products of the categories below it', async ({ db }) => {
    const tree = await categoryTree(db, 'fr')
    for (const category of tree) {
      const { total } = await listProducts(db, query({ categoryId: category.id }))
      expect(total).toBe(category.productCount)
    }
    expect((await listProducts(db, query({ categoryId: 9999 }))).total).toBe(0)
  })

  test('give numbers, a photo and a variant for each product', async ({ db }) => {
    const { items } = await listProducts(db, query({ pageSize: 48 }))
    for (const item of items) {
      expect(typeof item.price.incl).toBe('number')
      expect(item.price.incl).toBeCloseTo(item.price.excl * 1.2, 2)
      expect(item.lowestExcl).toBeLessThanOrEqual(item.price.excl)
      expect(item.photo.glaze[0]).toMatch(/^#[0-9a-f]{6}$/)
      expect(item.photo.shape.profile).toHaveLength(6)
      expect(item.sku).not.toBe('')
    }
  })

  test('of products on sale show the old price and the end', async ({ db }) => {
    const { items, total } = await listProducts(db, query({ onSale: true, pageSize: 48 }))
    expect(total).toBeGreaterThan(50)
    for (const { price } of items) {
      expect(price.excl).toBeLessThan(price.regularExcl)
      expect(price.saleEndsAt?.getTime()).toBeGreaterThan(Date.now())
    }
  })
})

test.describe('the category tree', () => {
  test('has at least 40 categories in three levels, named in six cultures', async ({ db }) => {
    const names = new Set<string>()
    for (const culture of cultures) {
      const tree = await categoryTree(db, culture)
      const all = tree.flatMap((one) => [one, ...one.children, ...one.children.flatMap((child) => child.children)])
      expect(all.length).toBeGreaterThanOrEqual(40)
      expect(all.every((category) => category.name !== '' && category.description !== '')).toBe(true)
      names.add(tree[0]?.name ?? '')
    }
    expect(names.size).toBe(cultures.length)
  })

  test('returns the path to a category', async ({ db }) => {
    const tree = await categoryTree(db, 'fr')
    const mugs = tree[1]?.children[0]?.children[2]
    expect(categoryPath(tree, mugs?.id ?? 0).map((category) => category.name)).toEqual([
      'Thé et café',
      'Tasses et mugs',
      'Mugs',
    ])
    expect(categoryPath(tree, 9999)).toEqual([])
  })

  test('has a photo for each category', async ({ db }) => {
    const tree = await categoryTree(db, 'fr')
    expect((await categoryPhotos(db, tree, { culture: 'fr', market: homeMarket })).size).toBe(tree.length)
  })
})

test.describe('the variant that a list shows of a product', () => {
  const NIGHT_BLUE = 4
  const narrowed = (more: Partial<ProductFilters> = {}) => ({
    filters: { ...noFilters, attributes: new Map([[1, [NIGHT_BLUE]]]), ...more },
  })
  const shown = async (db: Db, more: Partial<ListQuery>) => {
    const { items } = await listProducts(db, query({ pageSize: 200, ...more }))
    const variants = await variantsById(
      db,
      items.map(({ defaultVariantId }) => defaultVariantId),
      homeMarket,
    )
    return { items, variants: [...variants.values()] }
  }
  const isBlue = ({ values }: Variant) => values.some(({ valueId }) => valueId === NIGHT_BLUE)

  test('is the default one without filters', async ({ db }) => {
    for (const more of [{}, { q: 'vase' }, { filters: { ...noFilters, inStock: true } }]) {
      const { items } = await shown(db, more)
      expect(items.length).toBeGreaterThan(50)
      expect(items.filter(({ askedVariantId }) => askedVariantId !== undefined)).toEqual([])
    }
  })

  test('has the colour that was chosen, and leads to it', async ({ db }) => {
    const { items, variants } = await shown(db, narrowed())
    expect(variants.length).toBeGreaterThan(20)
    expect(variants.every(isBlue)).toBe(true)
    const asked = items.filter(({ askedVariantId }) => askedVariantId !== undefined)
    expect(asked.length).toBeGreaterThan(5)
    for (const { askedVariantId, defaultVariantId, photo } of asked)
      expect([askedVariantId, photo.variantId]).toEqual([defaultVariantId, defaultVariantId])
    const soldOut = items.filter(({ inStock }) => !inStock).map(({ defaultVariantId }) => defaultVariantId)
    expect(
      variants
        .filter(({ isInStock }) => !isInStock)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(soldOut.toSorted())
  })

  test('is in stock if that was chosen too', async ({ db }) => {
    const { variants } = await shown(db, narrowed({ inStock: true }))
    expect(variants.length).toBeGreaterThan(20)
    expect(variants.every((variant) => isBlue(variant) && variant.isInStock)).toBe(true)
  })

  test('has the colour that was searched, in each language and with a spelling mistake', async ({ db }) => {
    for (const [culture, q] of [
      ['fr', 'bleu nuit'],
      ['fr', 'vase bleu nuit'],
      ['de', 'nachtblau'],
      ['de', 'nachtblua'],
    ] as const) {
      const { items, variants } = await shown(db, { culture, q })
      const all = await variantsOfProducts(
        db,
        items.map(({ id }) => id),
        homeMarket,
      )
      const canBe = [...all].filter(([, its]) => its.some(isBlue)).map(([id]) => id)
      expect(canBe.length, q).toBeGreaterThan(5)
      const are = variants.filter(isBlue).map(({ productId }) => productId)
      expect(are.toSorted(), q).toEqual(canBe.toSorted())
    }
  })
})

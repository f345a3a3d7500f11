import { namedVariants } from '../../demo/data/catalogue/cart-variants.ts'
import { priceFor, priceTable } from '../../demo/data/catalogue/prices.ts'
import { findProduct, type Product } from '../../demo/data/catalogue/product.ts'
import { stockByWarehouse } from '../../demo/data/catalogue/stock.ts'
import { variantsById } from '../../demo/data/catalogue/variants.ts'
import { resolveVariation } from '../../demo/data/catalogue/variation.ts'
import { toCents, withTax } from '../../demo/data/money/cents.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'
import { expect, test } from './shop.ts'

const french = { culture: 'fr', market: homeMarket } as const

async function vase(db: Db): Promise<Product> {
  const product = await findProduct(db, 1, french)
  if (!product) throw new Error('The seed has no first product.')
  return product
}

test.describe('a product page', () => {
  test('has the choices apart from the description', async ({ db }) => {
    const product = await vase(db)
    expect(product.variationAttributes.map((attribute) => attribute.display)).toEqual(['Square', 'List'])
    expect(product.facts.map((attribute) => attribute.code)).toEqual(['material', 'technique', 'care'])
    expect(product.variants[0]?.values.map((value) => value.attributeId)).toEqual(
      product.variationAttributes.map((attribute) => attribute.id),
    )
    expect(await findProduct(db, 999_999, french)).toBeUndefined()
  })

  test('is in the language of the culture', async ({ db }) => {
    expect((await findProduct(db, 1, { ...french, culture: 'de' }))?.name).toBe('Hohe Vase Galet')
    expect((await findProduct(db, 1, { ...french, culture: 'pt' }))?.name).toBe('Jarra alta Galet')
  })
})

test.describe('choosing a variation', () => {
  test('finds the variant that has every chosen value', async ({ db }) => {
    const product = await vase(db)
    for (const variant of product.variants) {
      const valueIds = variant.values.map((value) => value.valueId)
      expect(resolveVariation(product, { valueIds })?.variant.id).toBe(variant.id)
    }
  })

  test('falls back to the nearest variant that has the newest choice', async ({ db }) => {
    const product = await vase(db)
    const [first, ...others] = product.variants
    const [colour, size] = first?.values.map((value) => value.valueId) ?? []
    const gap = { ...product, variants: others }
    const previous = others.find((other) => !other.values.some((value) => value.valueId === colour))
    const chosen = { valueIds: [colour ?? 0, size ?? 0], previousVariantId: previous?.id }
    const found = resolveVariation(gap, chosen)?.variant
    expect(found?.values.map((value) => value.valueId)).toContain(colour)
    expect(resolveVariation(product, { valueIds: [] })?.variant.id).toBe(first?.id)
    expect(resolveVariation(product, { valueIds: [999_999], previousVariantId: others[0]?.id })?.variant.id).toBe(
      others[0]?.id,
    )
  })

  test('lets the newest choice, of a size, win over the earlier colour', async ({ db }) => {
    const product = await vase(db)
    const [first, , missing] = product.variants
    const valueIds = missing?.values.map((value) => value.valueId) ?? []
    const gap = { ...product, variants: product.variants.filter((variant) => variant !== missing) }
    expect(first?.values[0]).toEqual(missing?.values[0])
    const found = resolveVariation(gap, { valueIds, previousVariantId: first?.id })?.variant
    expect(found?.values[1]?.valueId).toBe(valueIds[1])
    expect(found?.values[0]?.valueId).not.toBe(valueIds[0])
  })

  test('marks a size that is out of stock in the chosen colour, and never locks a colour for its size', async ({
    db,
  }) => {
    const product = await vase(db)
    const [first] = product.variants
    const [colour, size] = first?.values.map((value) => value.valueId) ?? []
    const variants = product.variants.map((variant) => ({
      ...variant,
      isInStock: variant !== first && variant.isInStock,
    }))
    const valueIds = [colour ?? 0, size ?? 0]
    const attributes = resolveVariation({ ...product, variants }, { valueIds })?.attributes ?? []
    const offered = attributes.map((attribute) =>
      attribute.values.filter((value) => value.isUnavailable).map((value) => value.id),
    )
    expect(offered).toEqual([[], [size]])
    expect(
      attributes.flatMap((attribute) => attribute.values.filter((value) => value.isChosen)).map((value) => value.id),
    ).toEqual(valueIds)
  })
})

test.describe('prices', () => {
  const rules = {
    regularExcl: 2000,
    taxRate: 2000,
    sale: null,
    steps: [
      { fromQuantity: 6, excl: 1840 },
      { fromQuantity: 12, excl: 1700 },
    ],
  }

  test('fall with the quantity', () => {
    expect([1, 5, 6, 11, 12, 100].map((quantity) => priceFor(rules, quantity).excl)).toEqual([
      2000, 2000, 1840, 1840, 1700, 1700,
    ])
    expect(priceTable(rules, 1).map((row) => row.fromQuantity)).toEqual([1, 6, 12])
  })

  test('are the lower of a sale and a step, with the end of the sale', () => {
    const endsAt = new Date('2030-01-01')
    const onSale = { ...rules, sale: { excl: 1800, endsAt } }
    expect(priceFor(onSale, 6)).toMatchObject({ excl: 1800, incl: 2160, regularIncl: 2400, saleEndsAt: endsAt })
    expect(priceFor(onSale, 12)).toMatchObject({ excl: 1700, saleEndsAt: null })
    expect(priceTable(onSale, 1).map((row) => row.fromQuantity)).toEqual([1, 12])
  })

  test('round cents as an invoice does', () => {
    expect([1.01, 2.68, 10.24, 33.33, 0.1].map(toCents)).toEqual([101, 268, 1024, 3333, 10])
    expect([492, 1005, 25].map((excl) => withTax(excl, 2000))).toEqual([590, 1206, 30])
    expect(withTax(1010, 550)).toBe(1066)
  })

  test('leave out sales that have ended or not begun', async ({ db }) => {
    const sales = await db.selectFrom('sale').selectAll().execute()
    const idle = sales.filter((sale) => sale.ends_at < new Date() || sale.starts_at > new Date())
    expect(idle.length).toBeGreaterThan(20)
    const variants = await variantsById(
      db,
      idle.map((sale) => sale.variant_id),
      homeMarket,
    )
    for (const sale of idle) expect(variants.get(sale.variant_id)?.rules.sale?.excl).not.toBe(sale.price_excl * 100)
  })
})

test.describe('stock', () => {
  test('counts the active warehouses only', async ({ db }) => {
    const closed = { variantId: 50, culture: 'fr' as const, includeEmpty: true }
    const shelves = await stockByWarehouse(db, closed)
    expect(shelves.map((shelf) => shelf.name)).toEqual(['Entrepôt central', 'Entrepôt du Nord', 'Entrepôt atlantique'])
    const total = shelves.reduce((sum, shelf) => sum + shelf.quantity, 0)
    expect((await variantsById(db, [50], homeMarket)).get(50)?.stock).toBe(total)
    const rows = await db.selectFrom('stock').select('quantity').where('variant_id', '=', 50).execute()
    expect(rows.reduce((sum, row) => sum + row.quantity, 0)).toBe(total + 5)
  })

  test('leaves empty warehouses out if the caller asks for that', async ({ db }) => {
    const empty = await db
      .selectFrom('stock')
      .select('variant_id')
      .where('quantity', '=', 0)
      .where('warehouse_id', '=', 1)
      .executeTakeFirstOrThrow()
    const shelves = await stockByWarehouse(db, { variantId: empty.variant_id, culture: 'nl', includeEmpty: false })
    expect(shelves.every((shelf) => shelf.quantity > 0)).toBe(true)
  })
})

test('a cart names a variant by its product and its choices', async ({ db }) => {
  const variants = await namedVariants(db, [1, 999_999], french)
  expect([...variants.keys()]).toEqual([1])
  expect(variants.get(1)).toMatchObject({ name: 'Vase haut Galet', choice: 'Vert mousse, 24 cm', sku: 'GRE-0001-01' })
})

import { type Category, categoryTree } from '../../demo/data/catalogue/categories.ts'
import type { ProductFilters } from '../../demo/data/catalogue/filters.ts'
import { lowestPrice, type Variant, variantsOfProducts } from '../../demo/data/catalogue/variants.ts'
import { fromCents, withTax } from '../../demo/data/money/cents.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'

/** A product with all values that filters use, read without the queries of the lists. */
export type Product = {
  id: number
  brandId: number
  /** Its category and those above it. */
  categories: number[]
  /** Euros. */
  lowestIncl: number
  variants: Variant[]
  /** Value ids of attributes that are no choice. */
  facts: number[]
}

const ways = (tree: Category[], above: number[] = []): [number, number[]][] =>
  tree.flatMap(({ id, children }) => [[id, [...above, id]], ...ways(children, [...above, id])])

export async function products(db: Db): Promise<Product[]> {
  const rows = await db.selectFrom('product').selectAll().orderBy('id').execute()
  const facts = await db.selectFrom('product_value').selectAll().execute()
  const ids = rows.map((row) => row.id)
  const variants = await variantsOfProducts(db, ids, homeMarket)
  const above = new Map(ways(await categoryTree(db, 'fr')))
  const factsOf = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const fact of facts) factsOf.get(fact.product_id)?.push(fact.attribute_value_id)
  return rows.map((row) => {
    const own = variants.get(row.id) ?? []
    return {
      id: row.id,
      brandId: row.brand_id,
      categories: above.get(row.category_id) ?? [],
      lowestIncl: fromCents(withTax(lowestPrice(own, row.min_qty), homeMarket.taxes[row.tax_class])),
      variants: own,
      facts: factsOf.get(row.id) ?? [],
    }
  })
}

export const categoryOf = (product: Product, id: number): boolean => product.categories.includes(id)

/** Whether filters keep a product. The group `pass` does not count: its name, or an attribute's id. */
export function keeps(product: Product, filters: ProductFilters, pass: string | number = ''): boolean {
  const { brandIds, categoryIds, priceMin = 0, priceMax = Infinity, inStock, attributes } = filters
  if (pass !== 'brand' && brandIds.length > 0 && !brandIds.includes(product.brandId)) return false
  if (pass !== 'category' && categoryIds.length > 0 && !categoryIds.some((id) => categoryOf(product, id))) return false
  if (pass !== 'price' && (product.lowestIncl < priceMin || product.lowestIncl > priceMax)) return false
  return product.variants.some((variant) => {
    if (inStock && !variant.isInStock) return false
    const has = [...product.facts, ...variant.values.map((value) => value.valueId)]
    return [...attributes].every(([id, values]) => pass === id || values.some((value) => has.includes(value)))
  })
}

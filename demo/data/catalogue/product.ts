import { sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { Audience } from '../money/market.ts'
import type { Recipe } from '../recipe.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'
import { type Variant, variantsOfProducts } from './variants.ts'

export type AttributeValue = { id: number; name: string; colors: string[] }

export type Attribute = {
  id: number
  code: string
  name: string
  display: 'Square' | 'List'
  values: AttributeValue[]
}

/** The published ratings of a product: `average` is 1 to 5 with one decimal, 0 without a rating. */
export type Rating = { count: number; average: number }

export const ratingOf = ({ rating_count: count, rating_sum: sum }: { rating_count: number; rating_sum: number }) => ({
  count,
  average: count === 0 ? 0 : Math.round((10 * sum) / count) / 10,
})

export type Product = {
  id: number
  slug: string
  name: string
  description: string
  brand: { id: number; slug: string; name: string; description: string }
  categoryId: number
  shape: Recipe
  minQty: number
  maxQty: number
  stepQty: number
  createdAt: Date
  rating: Rating
  variants: Variant[]
  /** The attributes that a shopper chooses; the nth of them is VariantValueId{n} on the wire. */
  variationAttributes: Attribute[]
  /** Attributes that only describe: technique, care, light source. */
  facts: Attribute[]
}

export async function findProduct(db: Db, id: number, { culture, market }: Audience): Promise<Product | undefined> {
  const row = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.slug', 'category_id', 'shape', 'min_qty', 'max_qty', 'step_qty'])
    .select([
      'rating_count',
      'rating_sum',
      'product.created_at',
      'brand.id as brandId',
      'brand.slug as brandSlug',
      'brand.name as brandName',
    ])
    .select([
      localized('product.name', culture).as('name'),
      localized('product.description', culture).as('description'),
    ])
    .select(localized('brand.description', culture).as('brandDescription'))
    .where('product.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const attributes = await attributesOf(db, id, culture)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brand: { id: row.brandId, slug: row.brandSlug, name: row.brandName, description: row.brandDescription },
    categoryId: row.category_id,
    shape: row.shape,
    minQty: row.min_qty,
    maxQty: row.max_qty,
    stepQty: row.step_qty,
    createdAt: row.created_at,
    rating: ratingOf(row),
    variants: (await variantsOfProducts(db, [id], market)).get(id) ?? [],
    variationAttributes: attributes.filter((attribute) => attribute.isVariation),
    facts: attributes.filter((attribute) => !attribute.isVariation),
  }
}

type ValueRow = {
  id: number
  code: string
  name: string
  display: 'Square' | 'List'
  is_variation: boolean
  value_id: number
  value_name: string
  colors: (string | null)[]
}

async function attributesOf(db: Db, productId: number, culture: Culture) {
  const { rows } = await sql<ValueRow>`
    select a.id, a.code, ${localized('a.name', culture)} as name, a.display, a.is_variation, value.id as value_id,
      ${localized('value.name', culture)} as value_name, array[value.color1, value.color2, value.color3] as colors
    from attribute_value value join attribute a on a.id = value.attribute_id
    where value.id in (select attribute_value_id from product_value where product_id = ${productId}
      union select vv.attribute_value_id from variant_value vv join variant v on v.id = vv.variant_id
        where v.product_id = ${productId})
    order by a.position, a.id, value.position, value.id`.execute(db)
  const attributes = new Map<number, Attribute & { isVariation: boolean }>()
  for (const { id, code, name, display, is_variation: isVariation, ...value } of rows) {
    const attribute = attributes.get(id) ?? { id, code, name, display, isVariation, values: [] }
    const colors = value.colors.filter((color) => color !== null)
    attribute.values.push({ id: value.value_id, name: value.value_name, colors })
    attributes.set(id, attribute)
  }
  return [...attributes.values()]
}

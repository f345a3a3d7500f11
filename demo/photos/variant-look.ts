import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../data/schema.ts'
import type { FindRecipe } from './routes.ts'

/**
 * Reads the recipe of a variant's product from the catalogue, and the colours of its value that is shown as a square.
 */
export const variantLook =
  (db: Kysely<Database>): FindRecipe =>
  async (variantId) => {
    const row = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .leftJoin('variant_value', 'variant_value.variant_id', 'variant.id')
      .leftJoin('attribute', 'attribute.id', 'variant_value.attribute_id')
      .leftJoin('attribute_value', 'attribute_value.id', 'variant_value.attribute_value_id')
      .select(['product.shape', 'attribute_value.color1', 'attribute_value.color2', 'attribute_value.color3'])
      .where('variant.id', '=', variantId)
      .orderBy(sql`attribute.display = 'Square'`, sql`desc nulls last`)
      .orderBy('attribute.position')
      .limit(1)
      .executeTakeFirst()
    if (!row) return null
    const colours = [row.color1, row.color2, row.color3].filter((colour) => colour !== null)
    return { recipe: row.shape, colours }
  }

import { sql } from 'kysely'
import type { Audience } from '../money/market.ts'
import type { Recipe } from '../recipe.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'
import type { PhotoSubject } from './products.ts'
import { type Variant, variantsById } from './variants.ts'

/** `choice` is its attribute values as text: `Bleu nuit, 24 cm`. */
export type NamedVariant = Variant & {
  name: string
  slug: string
  choice: string
  photo: PhotoSubject
  minQty: number
  maxQty: number
  stepQty: number
}

type Row = {
  id: number
  name: string
  slug: string
  choice: string
  shape: Recipe
  min_qty: number
  max_qty: number
  step_qty: number
}

/** Variants by id with their product's name, rules and photo; unknown ids are left out. */
export async function namedVariants(
  db: Db,
  ids: number[],
  { culture, market }: Audience,
): Promise<Map<number, NamedVariant>> {
  if (ids.length === 0) return new Map()
  const variants = await variantsById(db, ids, market)
  const { rows } = await sql<Row>`
    select v.id, ${localized('p.name', culture)} as name, p.slug, p.shape, p.min_qty, p.max_qty, p.step_qty,
      coalesce((select string_agg(${localized('value.name', culture)}, ', ' order by a.position, a.id)
        from variant_value vv join attribute_value value on value.id = vv.attribute_value_id
        join attribute a on a.id = vv.attribute_id where vv.variant_id = v.id), '') as choice
    from variant v join product p on p.id = v.product_id
    where v.id = any(${ids}::int[])`.execute(db)
  const named = rows.flatMap(({ min_qty: minQty, max_qty: maxQty, step_qty: stepQty, shape, ...row }) => {
    const variant = variants.get(row.id)
    if (!variant) return []
    const photo = { productId: variant.productId, variantId: variant.id, shape, glaze: variant.glaze }
    return [{ ...variant, ...row, minQty, maxQty, stepQty, photo }]
  })
  return new Map(named.map((variant) => [variant.id, variant]))
}

import { sql } from 'kysely'
import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import { literally } from '../../../data/fold.ts'
import type { Db } from '../../../data/schema.ts'

/** `sku` is the customer's own number. */
export type Reference = { sku: string; variantId: number; product: { id: number; slug: string; name: string } }

/** The fewest characters of a search for references (§5), and the most that are read. */
export const shortestReference = 2
const longestReference = 100

export const referencePage = 10

/**
 * A page, from 1, of a customer's own references that contain a text in any letter case, and the number of all matches.
 */
export async function findReferences(
  db: Db,
  search: { customerId: number; q: string; page: number; culture: Culture },
): Promise<{ found: Reference[]; total: number }> {
  const { customerId, q, page, culture } = search
  const matching = db
    .selectFrom('customer_reference as own')
    .where('own.customer_id', '=', customerId)
    .where(sql<boolean>`own.sku ilike ${`%${literally(q.slice(0, longestReference))}%`}`)
  const { total } = await matching.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .innerJoin('variant', 'variant.id', 'own.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['own.sku', 'own.variant_id', 'product.id', 'product.slug', localized('product.name', culture).as('name')])
    .orderBy('own.sku')
    .orderBy('own.variant_id')
    .limit(referencePage)
    .offset((page - 1) * referencePage)
    .execute()
  const found = rows.map(({ sku, variant_id: variantId, ...product }) => ({ sku, variantId, product }))
  return { found, total }
}

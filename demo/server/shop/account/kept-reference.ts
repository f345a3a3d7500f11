import type { Db } from '../../../data/schema.ts'

/** Characters. */
export const longestReference = 40

/** Letters, digits, spaces and the signs of article numbers; also the `pattern` of the field. */
export const referencePattern = String.raw`[\p{L}\p{M}\p{N} ._\/#+\(\)\-]*`

const allowed = new RegExp(`^${referencePattern}$`, 'v')

export type ReferenceMistake = 'long' | 'signs'

/** An empty reference is valid, since it removes the stored one. */
export function referenceMistake(sku: string): ReferenceMistake | undefined {
  if ([...sku].length > longestReference) return 'long'
  return allowed.test(sku) ? undefined : 'signs'
}

export async function findReference(db: Db, customerId: number, variantId: number): Promise<string | null> {
  const row = await db
    .selectFrom('customer_reference')
    .select('sku')
    .where('customer_id', '=', customerId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  return row?.sku ?? null
}

/** An empty number removes the reference. */
export async function keepReference(db: Db, customerId: number, variantId: number, sku: string): Promise<void> {
  if (sku === '') {
    await db
      .deleteFrom('customer_reference')
      .where('customer_id', '=', customerId)
      .where('variant_id', '=', variantId)
      .execute()
    return
  }
  await db
    .insertInto('customer_reference')
    .values({ customer_id: customerId, variant_id: variantId, sku })
    .onConflict((conflict) => conflict.columns(['customer_id', 'variant_id']).doUpdateSet({ sku }))
    .execute()
}

import type { ShopContext } from '../../context.ts'
import { normalEmail } from '../account/emails.ts'

/** Stores the request to be notified when a variant is in stock again; a repeated request is stored once. */
export async function keepStockRequest(c: ShopContext, variantId: number, email: string): Promise<void> {
  const { culture, db } = c.var
  await db
    .insertInto('stock_request')
    .values({ variant_id: variantId, email: normalEmail(email), culture })
    .onConflict((conflict) => conflict.columns(['variant_id', 'email']).doUpdateSet({ culture }))
    .execute()
}

export async function hasStockRequest(c: ShopContext, variantId: number, email: string): Promise<boolean> {
  const row = await c.var.db
    .selectFrom('stock_request')
    .select('variant_id')
    .where('variant_id', '=', variantId)
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { Db } from '../../data/schema.ts'

/** What one warehouse holds of a variant, locked. */
export type Shelf = { variantId: number; warehouseId: number; quantity: number }

/**
 * Locks the stock of variants in the active warehouses until the transaction ends, always in the same order, so
 * that two orders with the same pieces wait for each other instead of deadlocking.
 */
export async function lockStock(trx: Db, variantIds: number[]): Promise<Map<number, Shelf[]>> {
  const { rows } = await sql<Shelf>`
    select s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity
    from stock s join warehouse w on w.id = s.warehouse_id and w.is_active
    where s.variant_id = any(${variantIds}::int[])
    order by s.variant_id, s.warehouse_id for update of s`.execute(trx)
  const shelves = new Map<number, Shelf[]>()
  for (const shelf of rows) shelves.set(shelf.variantId, [...(shelves.get(shelf.variantId) ?? []), shelf])
  return shelves
}

/**
 * Takes pieces from the locked shelves, the fullest first, so that few parcels are needed. Answers how many were
 * missing.
 */
export async function takeStock(trx: Db, shelves: Shelf[], wanted: number): Promise<number> {
  let missing = wanted
  for (const shelf of shelves.toSorted((one, other) => other.quantity - one.quantity)) {
    const taken = Math.min(shelf.quantity, missing)
    if (taken === 0) continue
    missing -= taken
    await trx
      .updateTable('stock')
      .set({ quantity: sql<number>`quantity - ${taken}` })
      .where('variant_id', '=', shelf.variantId)
      .where('warehouse_id', '=', shelf.warehouseId)
      .execute()
  }
  return missing
}

import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

export type WarehouseStock = { variantId: number; warehouseId: number; quantity: number }

/**
 * Locks the stock of variants in the active warehouses until the transaction ends, always in the same order, so that
 * two orders with the same products wait for each other instead of deadlocking.
 */
export async function lockStock(trx: Db, variantIds: number[]): Promise<Map<number, WarehouseStock[]>> {
  const { rows } = await sql<WarehouseStock>`
    select s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity
    from stock s join warehouse w on w.id = s.warehouse_id and w.is_active
    where s.variant_id = any(${variantIds}::int[])
    order by s.variant_id, s.warehouse_id for update of s`.execute(trx)
  const entries = new Map<number, WarehouseStock[]>()
  for (const entry of rows) entries.set(entry.variantId, [...(entries.get(entry.variantId) ?? []), entry])
  return entries
}

/** Returns units of a variant to the active warehouse with the fewest units. */
export async function putBack(trx: Db, variantId: number, units: number): Promise<void> {
  const [entry] = ((await lockStock(trx, [variantId])).get(variantId) ?? []).toSorted(
    (one, other) => one.quantity - other.quantity,
  )
  if (!entry) return
  await trx
    .updateTable('stock')
    .set({ quantity: sql<number>`quantity + ${units}` })
    .where('variant_id', '=', variantId)
    .where('warehouse_id', '=', entry.warehouseId)
    .execute()
}

/**
 * Takes units from the locked stock, the largest entry first, so that few parcels are needed. Returns the number of
 * missing units.
 */
export async function takeStock(trx: Db, entries: WarehouseStock[], wanted: number): Promise<number> {
  let missing = wanted
  for (const entry of entries.toSorted((one, other) => other.quantity - one.quantity)) {
    const taken = Math.min(entry.quantity, missing)
    if (taken === 0) continue
    missing -= taken
    await trx
      .updateTable('stock')
      .set({ quantity: sql<number>`quantity - ${taken}` })
      .where('variant_id', '=', entry.variantId)
      .where('warehouse_id', '=', entry.warehouseId)
      .execute()
  }
  return missing
}

import type { Culture } from '../cultures.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'

export type WarehouseStock = { warehouseId: number; name: string; city: string; quantity: number }

/** The stock of a variant by active warehouse; warehouses without stock only with `includeEmpty`. */
export async function stockByWarehouse(
  db: Db,
  { variantId, culture, includeEmpty }: { variantId: number; culture: Culture; includeEmpty: boolean },
): Promise<WarehouseStock[]> {
  const rows = await db
    .selectFrom('warehouse')
    .leftJoin('stock', (join) => join.onRef('stock.warehouse_id', '=', 'warehouse.id').on('variant_id', '=', variantId))
    .select(['warehouse.id as warehouseId', 'city', localized('warehouse.name', culture).as('name')])
    .select((e) => e.fn.coalesce('stock.quantity', e.lit(0)).as('quantity'))
    .where('is_active', '=', true)
    .orderBy('warehouse.id')
    .execute()
  return includeEmpty ? rows : rows.filter((row) => row.quantity > 0)
}

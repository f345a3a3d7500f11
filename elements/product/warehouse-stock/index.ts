import { registerView } from '../../../runtime/view/register-view.tsx'
import { warehouseStock } from './definition.ts'
import { WarehouseStock } from './warehouse-stock.tsx'

registerView(warehouseStock, WarehouseStock)

import './warehouse-stock.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { warehouseStock } from './definition.ts'
import { connectWarehouseStock } from './warehouse-stock.ts'

behaviour(warehouseStock, connectWarehouseStock)

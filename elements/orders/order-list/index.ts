import { registerView } from '../../../runtime/view/register-view.tsx'
import { orderList } from './definition.ts'
import { OrderList } from './order-list.tsx'

registerView(orderList, OrderList)

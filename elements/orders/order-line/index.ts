import { registerView } from '../../../runtime/view/register-view.tsx'
import { orderLine } from './definition.ts'
import { OrderLine } from './order-line.tsx'

registerView(orderLine, OrderLine)

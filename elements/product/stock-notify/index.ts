import { registerView } from '../../../runtime/view/register-view.tsx'
import { stockNotify } from './definition.ts'
import { StockNotify } from './stock-notify.tsx'

registerView(stockNotify, StockNotify)

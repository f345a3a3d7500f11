import { registerView } from '../../../runtime/view/register-view.tsx'
import { saleCountdown } from './definition.ts'
import { SaleCountdown } from './sale-countdown.tsx'

registerView(saleCountdown, SaleCountdown)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { CartSummary } from './cart-summary.tsx'
import { cartSummary } from './definition.ts'

registerView(cartSummary, CartSummary)

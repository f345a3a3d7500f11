import { registerView } from '../../../runtime/view/register-view.tsx'
import { CartConfirm } from './cart-confirm.tsx'
import { cartConfirm } from './definition.ts'

registerView(cartConfirm, CartConfirm)

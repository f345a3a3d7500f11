import './cart-confirm.css'
// The view opens it by itself; here, so that it travels beside React and not after it.
import '../../../runtime/dialogs/dialog.ts'
import { register } from '../../../runtime/element/register.tsx'
import { CartConfirm } from './cart-confirm.tsx'
import { cartConfirm } from './definition.ts'

register(cartConfirm, CartConfirm)

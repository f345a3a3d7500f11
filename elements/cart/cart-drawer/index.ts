import { registerView } from '../../../runtime/view/register-view.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { cartDrawer } from './definition.ts'

registerView(cartDrawer, CartDrawer)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { shopCart } from './definition.ts'
import { ShopCart } from './shop-cart.tsx'

registerView(shopCart, ShopCart)

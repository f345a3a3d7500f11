import { registerView } from '../../../runtime/view/register-view.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { addToCart } from './definition.ts'

registerView(addToCart, AddToCart)

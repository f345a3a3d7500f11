import './cart-confirm.css'
import { register } from '../../../runtime/element/register.tsx'
import { CartConfirm } from './cart-confirm.tsx'
import { cartConfirm } from './definition.ts'

register(cartConfirm, CartConfirm)

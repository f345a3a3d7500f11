import './cart-summary.css'
import { register } from '../../../runtime/element/register.tsx'
import { CartSummary } from './cart-summary.tsx'
import { cartSummary } from './definition.ts'

register(cartSummary, CartSummary)

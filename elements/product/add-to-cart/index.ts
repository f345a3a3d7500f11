import './add-to-cart.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectAddToCart } from './add-to-cart.ts'
import { addToCart } from './definition.ts'

behaviour(addToCart, connectAddToCart)

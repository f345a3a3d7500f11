import './shop-cart.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { shopCart } from './definition.ts'
import { connectShopCart } from './shop-cart.ts'

behaviour(shopCart, connectShopCart)

import './cart-summary.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectSummary } from './cart-summary.ts'
import { cartSummary } from './definition.ts'

behaviour(cartSummary, connectSummary)

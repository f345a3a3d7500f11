import './one-step-checkout.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { oneStepCheckout } from './definition.ts'
import { connectOneStepCheckout } from './one-step-checkout.ts'

behaviour(oneStepCheckout, connectOneStepCheckout)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { oneStepCheckout } from './definition.ts'
import { OneStepCheckout } from './one-step-checkout.tsx'

registerView(oneStepCheckout, OneStepCheckout)

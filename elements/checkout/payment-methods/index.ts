import { registerView } from '../../../runtime/view/register-view.tsx'
import { paymentMethods } from './definition.ts'
import { PaymentMethods } from './payment-methods.tsx'

registerView(paymentMethods, PaymentMethods)

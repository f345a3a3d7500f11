import { registerView } from '../../../runtime/view/register-view.tsx'
import { makePayment } from './definition.ts'
import { MakePayment } from './make-payment.tsx'

registerView(makePayment, MakePayment)

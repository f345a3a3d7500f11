import { registerView } from '../../../runtime/view/register-view.tsx'
import { CardPayment } from './card-payment.tsx'
import { cardPayment } from './definition.ts'

registerView(cardPayment, CardPayment)

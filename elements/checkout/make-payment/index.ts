import { behaviour } from '../../../runtime/element/behaviour.ts'
import { makePayment } from './definition.ts'
import { connectMakePayment } from './make-payment.ts'

behaviour(makePayment, connectMakePayment)

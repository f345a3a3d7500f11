import { registerView } from '../../../runtime/view/register-view.tsx'
import { refundRequest } from './definition.ts'
import { RefundRequest } from './refund-request.tsx'

registerView(refundRequest, RefundRequest)

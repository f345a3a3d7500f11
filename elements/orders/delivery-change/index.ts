import { registerView } from '../../../runtime/view/register-view.tsx'
import { deliveryChange } from './definition.ts'
import { DeliveryChange } from './delivery-change.tsx'

registerView(deliveryChange, DeliveryChange)

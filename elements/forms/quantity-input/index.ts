import { registerView } from '../../../runtime/view/register-view.tsx'
import { quantityInput } from './definition.ts'
import { QuantityInput } from './quantity-input.tsx'

registerView(quantityInput, QuantityInput)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { CustomerReference } from './customer-reference.tsx'
import { customerReference } from './definition.ts'

registerView(customerReference, CustomerReference)

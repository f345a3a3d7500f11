import { registerView } from '../../../runtime/view/register-view.tsx'
import { editCustomer } from './definition.ts'
import { EditCustomer } from './edit-customer.tsx'

registerView(editCustomer, EditCustomer)

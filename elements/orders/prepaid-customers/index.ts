import { registerView } from '../../../runtime/view/register-view.tsx'
import { prepaidCustomers } from './definition.ts'
import { PrepaidCustomers } from './prepaid-customers.tsx'

registerView(prepaidCustomers, PrepaidCustomers)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { CustomerSearch } from './customer-search.tsx'
import { customerSearch } from './definition.ts'

registerView(customerSearch, CustomerSearch)

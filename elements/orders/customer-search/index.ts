import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectCustomerSearch } from './customer-search.ts'
import { customerSearch } from './definition.ts'

behaviour(customerSearch, connectCustomerSearch)

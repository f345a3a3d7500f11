import { behaviour } from '../../../runtime/element/behaviour.ts'
import { prepaidCustomers } from './definition.ts'
import { connectPrepaidCustomers } from './prepaid-customers.ts'

behaviour(prepaidCustomers, connectPrepaidCustomers)

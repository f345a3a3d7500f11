import './customer-reference.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectCustomerReference } from './customer-reference.ts'
import { customerReference } from './definition.ts'

behaviour(customerReference, connectCustomerReference)

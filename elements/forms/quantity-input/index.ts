import { behaviour } from '../../../runtime/element/behaviour.ts'
import { quantityInput } from './definition.ts'
import { connectQuantityInput } from './quantity-input.ts'

behaviour(quantityInput, connectQuantityInput)

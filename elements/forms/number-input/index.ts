import { behaviour } from '../../../runtime/element/behaviour.ts'
import { numberInput } from './definition.ts'
import { connectNumberInput } from './number-input.ts'

behaviour(numberInput, connectNumberInput)

import { behaviour } from '../../../runtime/element/behaviour.ts'
import { numberInput } from './definition.ts'

behaviour(numberInput, () => {})

import { registerView } from '../../../runtime/view/register-view.tsx'
import { numberInput } from './definition.ts'
import { NumberInput } from './number-input.tsx'

registerView(numberInput, NumberInput)

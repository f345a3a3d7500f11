import { behaviour } from '../../../runtime/element/behaviour.ts'
import { radioToggle } from './definition.ts'
import { connectRadioToggle } from './radio-toggle.ts'

behaviour(radioToggle, connectRadioToggle)

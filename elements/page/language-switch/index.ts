import './language-switch.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { languageSwitch } from './definition.ts'
import { connectSwitch } from './language-switch.ts'

behaviour(languageSwitch, connectSwitch)

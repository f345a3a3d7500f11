import { behaviour } from '../../../runtime/element/behaviour.ts'
import { floatLabel } from './definition.ts'
import { connectFloatLabel } from './float-label.ts'

behaviour(floatLabel, connectFloatLabel)

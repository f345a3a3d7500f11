import { behaviour } from '../../../runtime/element/behaviour.ts'
import { formValidator } from './definition.ts'
import { connectFormValidator } from './form-validator.ts'

behaviour(formValidator, connectFormValidator)

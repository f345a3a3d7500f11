import { behaviour } from '../../../runtime/element/behaviour.ts'
import { registerForm } from './definition.ts'
import { connectRegisterForm } from './register-form.ts'

behaviour(registerForm, connectRegisterForm)

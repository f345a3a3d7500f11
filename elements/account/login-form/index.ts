import { behaviour } from '../../../runtime/element/behaviour.ts'
import { loginForm } from './definition.ts'
import { connectLoginForm } from './login-form.ts'

behaviour(loginForm, connectLoginForm)

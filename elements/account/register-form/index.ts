import { registerView } from '../../../runtime/view/register-view.tsx'
import { registerForm } from './definition.ts'
import { RegisterForm } from './register-form.tsx'

registerView(registerForm, RegisterForm)

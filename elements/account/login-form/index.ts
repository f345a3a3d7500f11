import { registerView } from '../../../runtime/view/register-view.tsx'
import { loginForm } from './definition.ts'
import { LoginForm } from './login-form.tsx'

registerView(loginForm, LoginForm)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { forgotPassword } from './definition.ts'
import { ForgotPassword } from './forgot-password.tsx'

registerView(forgotPassword, ForgotPassword)

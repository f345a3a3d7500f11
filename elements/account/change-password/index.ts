import { registerView } from '../../../runtime/view/register-view.tsx'
import { ChangePassword } from './change-password.tsx'
import { changePassword } from './definition.ts'

registerView(changePassword, ChangePassword)

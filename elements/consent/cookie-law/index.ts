import { registerView } from '../../../runtime/view/register-view.tsx'
import { CookieLaw } from './cookie-law.tsx'
import { cookieLaw } from './definition.ts'

registerView(cookieLaw, CookieLaw)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { twoFactor } from './definition.ts'
import { TwoFactor } from './two-factor.tsx'

registerView(twoFactor, TwoFactor)

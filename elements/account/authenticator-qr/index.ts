import { registerView } from '../../../runtime/view/register-view.tsx'
import { AuthenticatorQr } from './authenticator-qr.tsx'
import { authenticatorQr } from './definition.ts'

registerView(authenticatorQr, AuthenticatorQr)

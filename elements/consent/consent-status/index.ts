import { registerView } from '../../../runtime/view/register-view.tsx'
import { ConsentStatus } from './consent-status.tsx'
import { consentStatus } from './definition.ts'
import './wanted.ts'

registerView(consentStatus, ConsentStatus)

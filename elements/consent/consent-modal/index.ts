import { registerView } from '../../../runtime/view/register-view.tsx'
import { ConsentModal } from './consent-modal.tsx'
import { consentModal } from './definition.ts'
import './wanted.ts'

registerView(consentModal, ConsentModal)

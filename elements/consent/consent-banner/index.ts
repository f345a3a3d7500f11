import { registerView } from '../../../runtime/view/register-view.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { consentBanner } from './definition.ts'
import './wanted.ts'

registerView(consentBanner, ConsentBanner)

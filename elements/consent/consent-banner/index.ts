import { registerView } from '../../../runtime/view/register-view.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { consentBanner } from './definition.ts'

registerView(consentBanner, ConsentBanner)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { popupBanner } from './definition.ts'
import { PopupBanner } from './popup-banner.tsx'

registerView(popupBanner, PopupBanner)

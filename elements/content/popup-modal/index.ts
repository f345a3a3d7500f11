import { registerView } from '../../../runtime/view/register-view.tsx'
import { popupModal } from './definition.ts'
import { PopupModal } from './popup-modal.ts'

registerView(popupModal, PopupModal)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { modalDialog } from './definition.ts'
import { ModalDialog } from './modal-dialog.ts'

registerView(modalDialog, ModalDialog)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { ConfirmDialog } from './confirm-dialog.ts'
import { confirmDialog } from './definition.ts'

registerView(confirmDialog, ConfirmDialog)

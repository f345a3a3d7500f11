import { registerView } from '../../../runtime/view/register-view.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { cropDialog } from './definition.ts'

registerView(cropDialog, CropDialog)

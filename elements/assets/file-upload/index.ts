import { registerView } from '../../../runtime/view/register-view.tsx'
import { fileUpload } from './definition.ts'
import { FileUpload } from './file-upload.tsx'

registerView(fileUpload, FileUpload)

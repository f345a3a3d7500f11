import { registerView } from '../../../runtime/view/register-view.tsx'
import { fileUpload } from './definition.ts'

import('./file-upload.tsx').then(({ FileUpload }) => registerView(fileUpload, FileUpload))

import { registerView } from '../../../runtime/view/register-view.tsx'
import { imageUpload } from './definition.ts'

import('./image-upload.tsx').then(({ ImageUpload }) => registerView(imageUpload, ImageUpload))

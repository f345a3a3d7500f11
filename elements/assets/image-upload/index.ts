import { registerView } from '../../../runtime/view/register-view.tsx'
import { imageUpload } from './definition.ts'
import { ImageUpload } from './image-upload.tsx'

registerView(imageUpload, ImageUpload)

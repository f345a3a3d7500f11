import { registerView } from '../../../runtime/view/register-view.tsx'
import { imageOverlay } from './definition.ts'
import { ImageOverlay } from './image-overlay.tsx'

registerView(imageOverlay, ImageOverlay)

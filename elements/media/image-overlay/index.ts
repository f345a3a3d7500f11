import { behaviour } from '../../../runtime/element/behaviour.ts'
import { imageOverlay } from './definition.ts'
import { connectImageOverlay } from './image-overlay.ts'

behaviour(imageOverlay, connectImageOverlay)

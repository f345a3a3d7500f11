import { behaviour } from '../../../runtime/element/behaviour.ts'
import { imageZoom } from './definition.ts'
import { connectImageZoom } from './image-zoom.ts'

behaviour(imageZoom, connectImageZoom)

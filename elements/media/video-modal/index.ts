import { registerView } from '../../../runtime/view/register-view.tsx'
import { videoModal } from './definition.ts'
import { VideoModal } from './video-modal.tsx'

registerView(videoModal, VideoModal)

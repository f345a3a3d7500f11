import { registerView } from '../../../runtime/view/register-view.tsx'
import { socialShare } from './definition.ts'
import { SocialShare } from './social-share.tsx'

registerView(socialShare, SocialShare)

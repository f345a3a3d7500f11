import { registerView } from '../../../runtime/view/register-view.tsx'
import { noticeStack } from './definition.ts'
import { NoticeStack } from './notice-stack.tsx'

registerView(noticeStack, NoticeStack)

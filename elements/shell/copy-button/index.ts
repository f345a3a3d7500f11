import { registerView } from '../../../runtime/view/register-view.tsx'
import { CopyButton } from './copy-button.tsx'
import { copyButton } from './definition.ts'

registerView(copyButton, CopyButton)

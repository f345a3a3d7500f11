import { registerView } from '../../../runtime/view/register-view.tsx'
import { sidePanel } from './definition.ts'
import { SidePanel } from './side-panel.tsx'

registerView(sidePanel, SidePanel)

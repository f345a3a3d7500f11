import { registerView } from '../../../runtime/view/register-view.tsx'
import { listToolbar } from './definition.ts'
import { ListToolbar } from './list-toolbar.tsx'

registerView(listToolbar, ListToolbar)

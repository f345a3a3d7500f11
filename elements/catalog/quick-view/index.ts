import { registerView } from '../../../runtime/view/register-view.tsx'
import { quickView } from './definition.ts'
import { QuickView } from './quick-view.tsx'

registerView(quickView, QuickView)

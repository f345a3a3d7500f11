import { registerView } from '../../../runtime/view/register-view.tsx'
import { tabSet } from './definition.ts'
import { TabSet } from './tab-set.tsx'

registerView(tabSet, TabSet)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { AssetsWidget } from './assets-widget.tsx'
import { assetsWidget } from './definition.ts'

registerView(assetsWidget, AssetsWidget)

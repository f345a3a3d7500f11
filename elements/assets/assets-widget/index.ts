import { registerView } from '../../../runtime/view/register-view.tsx'
import { assetsWidget } from './definition.ts'

import('./assets-widget.tsx').then(({ AssetsWidget }) => registerView(assetsWidget, AssetsWidget))

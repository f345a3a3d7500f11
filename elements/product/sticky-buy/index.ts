import { registerView } from '../../../runtime/view/register-view.tsx'
import { stickyBuy } from './definition.ts'
import { StickyBuy } from './sticky-buy.tsx'

registerView(stickyBuy, StickyBuy)

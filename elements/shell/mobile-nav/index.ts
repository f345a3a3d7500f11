import { registerView } from '../../../runtime/view/register-view.tsx'
import { mobileNav } from './definition.ts'
import { MobileNav } from './mobile-nav.tsx'

registerView(mobileNav, MobileNav)

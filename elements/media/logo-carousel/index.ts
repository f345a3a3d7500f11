import { registerView } from '../../../runtime/view/register-view.tsx'
import { logoCarousel } from './definition.ts'
import { LogoCarousel } from './logo-carousel.tsx'

registerView(logoCarousel, LogoCarousel)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { BrandCarousel } from './brand-carousel.tsx'
import { brandCarousel } from './definition.ts'

registerView(brandCarousel, BrandCarousel)

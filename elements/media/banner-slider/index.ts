import { registerView } from '../../../runtime/view/register-view.tsx'
import { BannerSlider } from './banner-slider.tsx'
import { bannerSlider } from './definition.ts'

registerView(bannerSlider, BannerSlider)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { productSlider } from './definition.ts'
import { ProductSlider } from './product-slider.tsx'

registerView(productSlider, ProductSlider)

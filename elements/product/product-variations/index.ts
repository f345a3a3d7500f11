import { registerView } from '../../../runtime/view/register-view.tsx'
import { productVariations } from './definition.ts'
import { ProductVariations } from './product-variations.tsx'

registerView(productVariations, ProductVariations)

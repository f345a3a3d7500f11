import { registerView } from '../../../runtime/view/register-view.tsx'
import { productSpin } from './definition.ts'
import { ProductSpin } from './product-spin.tsx'

registerView(productSpin, ProductSpin)

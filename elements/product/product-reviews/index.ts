import { registerView } from '../../../runtime/view/register-view.tsx'
import { productReviews } from './definition.ts'
import { ProductReviews } from './product-reviews.tsx'

registerView(productReviews, ProductReviews)

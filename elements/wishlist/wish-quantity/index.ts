import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishQuantity } from './definition.ts'
import { WishQuantity } from './wish-quantity.tsx'

registerView(wishQuantity, WishQuantity)

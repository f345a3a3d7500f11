import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishlistCount } from './definition.ts'
import { WishlistCount } from './wishlist-count.tsx'

registerView(wishlistCount, WishlistCount)

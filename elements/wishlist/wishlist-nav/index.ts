import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishlistNav } from './definition.ts'
import { WishlistNav } from './wishlist-nav.tsx'

registerView(wishlistNav, WishlistNav)

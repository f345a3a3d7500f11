import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishlistPage } from './definition.ts'
import { WishlistPage } from './wishlist-page.tsx'

registerView(wishlistPage, WishlistPage)

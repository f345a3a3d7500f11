import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishlistButton } from './definition.ts'
import { WishlistButton } from './wishlist-button.tsx'

registerView(wishlistButton, WishlistButton)

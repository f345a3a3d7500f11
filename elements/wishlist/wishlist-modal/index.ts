import { registerView } from '../../../runtime/view/register-view.tsx'
import { wishlistModal } from './definition.ts'
import { WishlistModal } from './wishlist-modal.tsx'

registerView(wishlistModal, WishlistModal)

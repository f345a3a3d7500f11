import { registerView } from '../../../runtime/view/register-view.tsx'
import { giftCard } from './definition.ts'
import { GiftCard } from './gift-card.tsx'

registerView(giftCard, GiftCard)

import { registerView } from '../../../runtime/view/register-view.tsx'
import { pickupSearch } from './definition.ts'
import { PickupSearch } from './pickup-search.tsx'

registerView(pickupSearch, PickupSearch)

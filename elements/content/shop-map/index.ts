import { registerView } from '../../../runtime/view/register-view.tsx'
import { shopMap } from './definition.ts'
import { ShopMap } from './shop-map.tsx'

registerView(shopMap, ShopMap)

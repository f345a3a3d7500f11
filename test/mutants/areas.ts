import { account } from './areas/page/account.ts'
import { appearance } from './areas/page/appearance.ts'
import { assets } from './areas/page/assets.ts'
import { consent } from './areas/page/consent.ts'
import { navigation } from './areas/page/navigation.ts'
import { news } from './areas/page/news.ts'
import { requests } from './areas/page/requests.ts'
import { texts } from './areas/page/texts.ts'
import { validation } from './areas/page/validation.ts'
import { basket } from './areas/shop/basket.ts'
import { checkout } from './areas/shop/checkout.ts'
import { filters } from './areas/shop/filters.ts'
import { money } from './areas/shop/money.ts'
import { orders } from './areas/shop/orders.ts'
import { product } from './areas/shop/product.ts'
import { quantities } from './areas/shop/quantities.ts'
import { search } from './areas/shop/search.ts'
import { wishlists } from './areas/shop/wishlists.ts'
import type { Subject } from './mutant.ts'

export const areas: Readonly<Record<string, readonly Subject[]>> = {
  ...{ account, appearance, assets, basket, checkout, consent, filters, money, navigation },
  ...{ news, orders, product, quantities, requests, search, texts, validation, wishlists },
}

import { Hono } from 'hono'
import type { Shop } from '../context.ts'
import { assetsLibrary } from './assets/assets-library.ts'
import { cartCalls, couponCalls } from './carts.ts'
import { addToCartCall } from './catalog/add-to-cart.ts'
import { customerReference } from './catalog/customer-reference.ts'
import { productVariants } from './catalog/product-variants.ts'
import { referenceSearch } from './catalog/reference-search.ts'
import { reviewCalls } from './catalog/reviews.ts'
import { suggestions } from './catalog/suggestions.ts'
import { cardPayments } from './checkout/card-payments.ts'
import { deliveryCalls } from './checkout/cart-delivery.ts'
import { cityCalls } from './checkout/cities.ts'
import { pickupCalls, pickupPoints } from './checkout/pickup.ts'
import { vatCalls } from './checkout/vat.ts'
import { localization } from './localization.ts'
import { currencyCalls, taxCalls } from './markets.ts'
import { customerSearch } from './sales/customer-search.ts'
import { orderAgainCall } from './sales/order-again.ts'
import { prepaidAccountCalls } from './sales/prepaid-accounts.ts'
import { settingCalls } from './settings.ts'
import { itemCalls } from './wishlists/items.ts'
import { listCalls } from './wishlists/lists.ts'
import { wishlistToCart } from './wishlists/to-cart.ts'

/**
 * The calls of §7, mounted under `/api/v1`. Their answers are for one visitor at one moment, so they are never cached.
 */
export const api = new Hono<Shop>()

api.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
})
api.route('/localization', localization)
api.route('/catalog/products', productVariants)
api.route('/catalog/products', addToCartCall)
api.route('/catalog/products', wishlistToCart)
api.route('/catalog/wishlist', listCalls)
api.route('/catalog/wishlist', itemCalls)
api.route('/catalog/customerref', customerReference)
api.route('/catalog/reviews', reviewCalls)
api.route('/catalog/search', suggestions)
api.route('/catalog/customerref', referenceSearch)
api.route('/sales/customers', customerSearch)
api.route('/sales/customers', vatCalls)
api.route('/sales/prepaidaccounts', prepaidAccountCalls)
api.route('/sales/orders', orderAgainCall)
api.route('/cardpayments', cardPayments)
api.route('/shoppingcarts', cartCalls)
api.route('/shoppingcarts', deliveryCalls)
api.route('/shoppingcarts', pickupCalls)
api.route('/shipping', pickupPoints)
api.route('/countries', cityCalls)
api.route('/couponcode', couponCalls)
api.route('/currencyconverter/currency', currencyCalls)
api.route('/salestaxes', taxCalls)
api.route('/assetslibrary', assetsLibrary)
api.route('/settings', settingCalls)

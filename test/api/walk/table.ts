import { account, sales } from './account-table.ts'
import { library } from './library-table.ts'
import { customers, exactly, open, own, type Question } from './questions.ts'

const lists = '/api/v1/catalog/wishlist'
const carts = '/api/v1/shoppingcarts'

/** Requests with the same answer for every visitor: products, texts, pictures, and pages about the shop. */
const shop: Record<string, Question[]> = {
  'GET /healthz': [open('/healthz')],
  'GET /readyz': [open('/readyz')],
  'ALL /vitrine/*': [open('/vitrine/vitrine.js'), open('/vitrine/..%2f..%2fpackage.json', 404)],
  'ALL /theme/*': [open('/theme/base.css'), open('/theme/none.css', 404)],
  'GET /photos/stills/:file': [open('/photos/stills/vases-400.webp'), open('/photos/stills/none-400.webp', 404)],
  'GET /photos/:variantId{[0-9]{1,9}}/:file': [open('/photos/999999999/0-320.webp', 404)],
  'GET /tiles/:z/:x/:file{\\d+\\.svg}': [open('/tiles/6/32/22.svg')],
  'GET /fr': [open('/fr', 301)],
  'GET /nl': [open('/nl', 301)],
  'GET /es': [open('/es', 301)],
  'GET /de': [open('/de', 301)],
  'GET /it': [open('/it', 301)],
  'GET /pt': [open('/pt', 301)],
  'GET /docs': [open('/docs', 301)],
  'GET /docs/': [open('/docs/')],
  'GET /docs/events-and-settings': [open('/docs/events-and-settings')],
  'GET /docs/search': [open('/docs/search?q=cart')],
  'GET /docs/:tag': [open('/docs/edit-customer'), open('/docs/none', 404)],
  'GET /api/v1/localization/:culture/stringresources': [open('/api/v1/localization/fr/stringresources')],
  'GET /api/v1/catalog/products/:productId{[^/]+}/productvariants': [
    open('/api/v1/catalog/products/1/productvariants'),
  ],
  'GET /api/v1/sales/customers/checkisvatvalid': [open('/api/v1/sales/customers/checkisvatvalid?vatNumber=x', 400)],
  'GET /api/v1/sales/customers/checkisvatvalid/': [open('/api/v1/sales/customers/checkisvatvalid/?vatNumber=x', 400)],
  'POST /api/v1/shipping/:carrier/getpickuppoints': [open('/api/v1/shipping/none/getpickuppoints', 404, {})],
  'GET /api/v1/countries/:countryId/cities/:query': [open('/api/v1/countries/1/cities/lyon')],
  'GET /fr/widget/addressfields': [open('/fr/widget/addressfields?kind=Shipping&CountryId=1')],
  'GET /fr/widget/places': [open('/fr/widget/places?q=lyon')],
  'GET /fr/widget/newpieces': [open('/fr/widget/newpieces')],
  'GET /widget/news/calendar/:categoryIds/:displayChildren/:postPerPage/:month/:year': [
    open('/widget/news/calendar/1,2/false/3/5/2024'),
    open('/widget/news/calendar/1,2/false/3/13/2024', 422),
  ],
  'GET /widget/news/newslist/:categoryIds/:displayChildren/:postPerPage/:day': [
    open('/widget/news/newslist/1,2/false/3/2024-05-07'),
    open('/widget/news/newslist/99/false/3/2024-05-07', 404),
  ],
  'GET /fr/widget/catalog/QuickView': [open('/fr/widget/catalog/QuickView?productId=1')],
  'GET /widget/catalog/StockByWarehouse': [open('/widget/catalog/StockByWarehouse?productVariantId=1')],
  'GET /widget/catalog/ProductPhotosGallery': [open('/widget/catalog/ProductPhotosGallery?productVariantId=1')],
  'GET /widget/catalog/DegressivePrice': [open('/widget/catalog/DegressivePrice?productVariantId=1')],
  'GET /widget/catalog/CustomerReferenceUpdate': [open('/widget/catalog/CustomerReferenceUpdate?productVariantId=1')],
  'GET /fr/widget/catalog/ProductReviews': [
    open('/fr/widget/catalog/ProductReviews?productId=1'),
    open('/fr/widget/catalog/ProductReviews?productId=0', 404),
  ],
  'POST /api/v1/catalog/reviews/:id/helpful': [open('/api/v1/catalog/reviews/0/helpful', 404, {})],
  'POST /fr/catalog/reviews/helpful': [open('/fr/catalog/reviews/helpful', 404, { ReviewId: 0 })],
  'GET /widget/catalog/ListFilter': [open('/widget/catalog/ListFilter')],
  'GET /fr/': [open('/fr/')],
  'GET /fr/catalog': [open('/fr/catalog')],
  'GET /fr/catalog/category/:id{[0-9]+}/:slug?': [open('/fr/catalog/category/1/x')],
  'GET /fr/catalog/product/:id{[0-9]+}/:slug?': [open('/fr/catalog/product/1/x')],
  'GET /fr/catalog/stock': [open('/fr/catalog/stock?productVariantId=1')],
  'GET /fr/market': [open('/fr/market')],
  'GET /fr/pages/terms': [open('/fr/pages/terms')],
  'GET /fr/pages/cookies': [open('/fr/pages/cookies')],
  'GET /fr/pages/cookie-notice': [open('/fr/pages/cookie-notice')],
  'POST /fr/pages/cookie-notice': [open('/fr/pages/cookie-notice', 303, {})],
  'GET /fr/pages/sitemap': [open('/fr/pages/sitemap')],
  'GET /fr/pages/stores': [open('/fr/pages/stores')],
  'GET /fr/pages/pickuppoints': [open('/fr/pages/pickuppoints')],
  'GET /fr/pages/landing': [open('/fr/pages/landing')],
  'GET /fr/pages/workshop': [open('/fr/pages/workshop')],
  'GET /fr/pages/contact': [open('/fr/pages/contact', 301)],
  'GET /fr/pages/about': [open('/fr/pages/about')],
  'GET /fr/pages/delivery': [open('/fr/pages/delivery')],
  'GET /fr/pages/privacy': [open('/fr/pages/privacy')],
  'GET /fr/pages/accessibility': [open('/fr/pages/accessibility')],
  'GET /fr/pages/help': [open('/fr/pages/help?q=retour')],
  'GET /fr/pages/too-large': [open('/fr/pages/too-large', 431)],
  'GET /fr/contact': [open('/fr/contact')],
  'GET /fr/newsletter': [open('/fr/newsletter')],
  'GET /fr/catalog/stocknotification/subscribe': [open('/fr/catalog/stocknotification/subscribe?productVariantId=1')],
  'GET /fr/shippings/pickuppoint/search': [open('/fr/shippings/pickuppoint/search')],
  'GET /fr/news': [open('/fr/news')],
  'GET /fr/news/feed.xml': [open('/fr/news/feed.xml')],
  'GET /fr/news/:id{[0-9]+}/:slug?': [open('/fr/news/1/x')],
  'GET /fr/tags/search': [open('/fr/tags/search')],
  'GET /robots.txt': [open('/robots.txt')],
  'GET /sitemap.xml': [open('/sitemap.xml')],
  'GET /:name{sitemap-(?:fr|nl|es|de|it|pt)-[1-9][0-9]{0,3}\\.xml}': [open('/sitemap-fr-1.xml')],
  'POST /_test/faults': [open('/_test/faults', 200, { path: '/none' })],
  'DELETE /_test/faults': [open('/_test/faults')],
  'GET /_test/faults': [open('/_test/faults')],
  'GET /_test/queries': [open('/_test/queries')],
  'GET /_test/routes': [open('/_test/routes')],
}

/** Each visitor has their own, by the session. */
const baskets: Record<string, Question[]> = {
  'POST /api/v1/catalog/products/addtocart': [
    open('/api/v1/catalog/products/addtocart', 404, { ProductVariantId: 0, Quantity: 1, Name: 'x' }),
  ],
  'PUT /api/v1/shoppingcarts/shoppingcartitems/:id': [
    exactly(`${carts}/shoppingcartitems/{cartLine}`, [200, 404, 404, 404], { Quantity: '{cartQuantity}' }),
  ],
  'DELETE /api/v1/shoppingcarts/shoppingcartitems/:id': [
    exactly(`${carts}/shoppingcartitems/{cartLine}`, [200, 404, 404, 404]),
  ],
  'POST /api/v1/shoppingcarts/coupon': [open(`${carts}/coupon`, 200, { CouponCode: 'NONE' })],
  'DELETE /api/v1/shoppingcarts/coupon': [open(`${carts}/coupon`)],
  'POST /api/v1/shoppingcarts/shippingmethods': [open(`${carts}/shippingmethods`, 400, { ShippingMethodId: 0 })],
  'POST /api/v1/shoppingcarts/shippingcountries': [open(`${carts}/shippingcountries`, 400, { CountryId: 0 })],
  'POST /api/v1/shoppingcarts/country': [open(`${carts}/country`, 400, { CountryId: 0 })],
  'POST /api/v1/shoppingcarts/city': [open(`${carts}/city`, 400, { CityId: 0 })],
  'POST /api/v1/shoppingcarts/externalpickuppoint': [open(`${carts}/externalpickuppoint`, 400, {})],
  'GET /api/v1/couponcode/user/:id': [own('/api/v1/couponcode/user/{customer}')],
  'POST /api/v1/currencyconverter/currency/changeto/:currency': [
    open('/api/v1/currencyconverter/currency/changeto/ZZZ', 200, {}),
  ],
  'POST /api/v1/currencyconverter/currency/changeto/:currency/true': [
    open('/api/v1/currencyconverter/currency/changeto/ZZZ/true', 200, {}),
  ],
  'PUT /api/v1/salestaxes/currentcountry': [open('/api/v1/salestaxes/currentcountry', 400, { CountryId: 0 })],
  'POST /api/v1/cardpayments': [exactly('/api/v1/cardpayments', [200, 409, 409, 409], { Number: '{order}' })],
  'GET /fr/widget/shoppingcartitems': [open('/fr/widget/shoppingcartitems')],
  'GET /widget/couponcodes/list': [open('/widget/couponcodes/list')],
  'GET /fr/widget/checkoutsummary': [open('/fr/widget/checkoutsummary')],
  'GET /fr/widget/shippingoptions': [open('/fr/widget/shippingoptions')],
  'POST /fr/shoppingcarts/add': [open('/fr/shoppingcarts/add', 303, { ProductVariantId: 0 })],
  'POST /fr/shoppingcarts/update': [
    exactly('/fr/shoppingcarts/update', [303, 303, 303, 303], { 'Quantity-{cartLine}': 3, remove: '{cartLine}' }),
    exactly('/fr/shoppingcarts/update', [303, 303, 303, 303], { save: '{cartLine}' }),
  ],
  'POST /fr/shoppingcarts/saved': [
    open('/fr/shoppingcarts/saved', 303, { return: '{savedLine}' }),
    open('/fr/shoppingcarts/saved', 303, { forget: '{savedLine}' }),
  ],
  'POST /fr/shoppingcarts/coupon': [open('/fr/shoppingcarts/coupon', 303, { CouponCode: 'NONE' })],
  'POST /fr/shoppingcarts/coupon/remove': [open('/fr/shoppingcarts/coupon/remove', 303, {})],
  'POST /fr/shoppingcarts/city': [open('/fr/shoppingcarts/city', 200, {})],
  'POST /fr/shippings/pickuppoint': [open('/fr/shippings/pickuppoint', 422, {})],
  'POST /fr/market/currency': [open('/fr/market/currency', 400, { Currency: 'ZZZ' })],
  'POST /fr/market/country': [open('/fr/market/country', 400, { Country: 'XX' })],
  'GET /fr/shoppingcarts': [open('/fr/shoppingcarts')],
  'GET /fr/shoppingcarts/coupons': [open('/fr/shoppingcarts/coupons')],
  'POST /fr/checkout': [
    // The address of another customer is refused.
    exactly('/fr/checkout', [422, 422, 422, 422], { ExistingShippingAddressId: '{address}' }),
  ],
  'GET /fr/checkout': [exactly('/fr/checkout', [200, 303, 303, 303])],
  'GET /fr/checkout/express': [exactly('/fr/checkout/express', [200, 303, 303, 303])],
  'GET /fr/checkout/card/:number': [exactly('/fr/checkout/card/{order}', [303, 404, 404, 401])],
  'GET /fr/checkout/confirmation/:number': [
    own('/fr/checkout/confirmation/{order}'),
    // A guest's order: only for the session that placed it.
    exactly('/fr/checkout/confirmation/{guestOrder}', [404, 404, 404, 401]),
  ],
}

/** Lists: of a customer or a guest, except for one whose key was given to others. */
const wishes: Record<string, Question[]> = {
  'POST /api/v1/catalog/products/addwishlisttocart': [
    own('/api/v1/catalog/products/addwishlisttocart', 200, { WishlistId: '{list}' }),
  ],
  [`POST ${lists}/updatename`]: [own(`${lists}/updatename?Id={list}&Name=x`)],
  [`POST ${lists}/updatedescription`]: [own(`${lists}/updatedescription?Id={list}&Description=x`)],
  [`GET ${lists}/products/count`]: [open(`${lists}/products/count`)],
  [`GET ${lists}/isinthelist`]: [open(`${lists}/isinthelist?productVariantId={variant}&listId={list}`)],
  [`POST ${lists}/addproductvariant`]: [
    own(`${lists}/addproductvariant?productVariantId={variant}&quantity=2&wishlistId={list}`),
  ],
  [`POST ${lists}/updatequantity`]: [own(`${lists}/updatequantity?Id={listItem}&Quantity=3`)],
  'POST /fr/catalog/wishlist/add': [
    exactly('/fr/catalog/wishlist/add', [303, 422, 422, 422], { productVariantId: '{variant}', wishlistId: '{list}' }),
    exactly('/fr/catalog/wishlist/add', [303, 422, 422, 422], {
      ...{ productVariantId: '{variant}', wishlistId: '{list}', remove: 'one' },
    }),
  ],
  'POST /fr/catalog/wishlist/update': [
    own('/fr/catalog/wishlist/update', 303, { wishlistId: '{list}', 'Quantity-{listItem}': 4 }),
    own('/fr/catalog/wishlist/update', 303, { wishlistId: '{list}', remove: '{listItem}' }),
  ],
  'POST /fr/catalog/wishlist/create': [open('/fr/catalog/wishlist/create', 422, { Name: '' })],
  'POST /fr/catalog/wishlist/rename': [own('/fr/catalog/wishlist/rename', 303, { Id: '{list}', Name: 'y' })],
  'GET /fr/catalog/wishlist/popup': [open('/fr/catalog/wishlist/popup?productVariantId={variant}&wishlistId={list}')],
  'GET /fr/catalog/wishlist/list': [own('/fr/catalog/wishlist/list?Id={list}')],
  'GET /fr/catalog/wishlist/list_item': [own('/fr/catalog/wishlist/list_item?wishlistid={list}')],
  'GET /fr/catalog/birthlist/popup': [customers('/fr/catalog/birthlist/popup?productVariantId={variant}')],
  'GET /fr/catalog/birthlist/list/:key': [
    open('/fr/catalog/birthlist/list/{birthKey}'),
    open('/fr/catalog/birthlist/list/{list}', 404),
  ],
  'GET /fr/catalog/wishlist/shared/:key': [
    open('/fr/catalog/wishlist/shared/{list}', 404),
    // A birth list is shown by its own address.
    open('/fr/catalog/wishlist/shared/{birthKey}', 404),
  ],
  'POST /fr/catalog/wishlist/share': [own('/fr/catalog/wishlist/share', 303, { Id: '{list}', share: 'off' })],
  [`POST ${lists}/moveproducts`]: [
    open(`${lists}/moveproducts`, 400, { WishlistId: '{list}', TargetId: '{list}', Ids: '{listItem}' }),
  ],
  [`DELETE ${lists}/deletefromlist`]: [own(`${lists}/deletefromlist?Id={listItem}`, 404)],
  [`DELETE ${lists}/deletefromlist/:variant/:list`]: [own(`${lists}/deletefromlist/{variant}/{list}`)],
  [`DELETE ${lists}/deletefromalllist/:variant`]: [open(`${lists}/deletefromalllist/{variant}`)],
  'POST /fr/catalog/wishlist/delete': [own('/fr/catalog/wishlist/delete', 303, { Id: '{list}' })],
  [`POST ${lists}/delete`]: [own(`${lists}/delete`, 404, { WishlistId: '{list}' })],
}

/** Every route of the shop by its method and pattern, with the required answer for each visitor. */
export const table: Record<string, Question[]> = { ...shop, ...library, ...baskets, ...wishes, ...sales, ...account }

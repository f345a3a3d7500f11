/** Who asks: whose the ids are, another customer, somebody of the shop, and nobody in particular. */
export const people = ['owner', 'other', 'staff', 'nobody'] as const
export type Who = (typeof people)[number]

/** One question: an address with the ids of the owner in braces, what is sent with it, and the status for each who asks. */
export type Question = {
  ask: string
  send?: Record<string, string | number> | undefined
  answers: Record<Who, number>
  /** Who else may read the owner's e-mail there. */
  mayName?: Who
}

type Send = Question['send']

const exactly = (
  ask: string,
  [owner, other, staff, nobody]: [number, number, number, number],
  send?: Send,
): Question => ({
  ask,
  send,
  answers: { owner, other, staff, nobody },
})

/** The same for all. */
const open = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, status], send)

/** For whoever is signed in, each about themselves. */
const customers = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, 401], send)

/** For the owner; for others it is as if it were not there. */
const own = (ask: string, status = 200, send?: Send) => exactly(ask, [status, 404, 404, 401], send)

const address = {
  ...{ FirstName: 'Ada', LastName: 'T', Street1: 'Rue 1', PostalCode: '9000', City: 'Gent', CountryId: '2' },
}
const shipping = Object.fromEntries(Object.entries(address).map(([name, value]) => [`Shipping${name}`, value]))

const lists = '/api/v1/catalog/wishlist'
const carts = '/api/v1/shoppingcarts'

/** What is the same for everybody: goods, texts, pictures, and pages about the shop. */
const shop: Record<string, Question[]> = {
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
  'GET /api/v1/catalog/search/suggestions': [open('/api/v1/catalog/search/suggestions?q=vase')],
  'GET /api/v1/sales/customers/checkisvatvalid': [open('/api/v1/sales/customers/checkisvatvalid?vatNumber=x', 400)],
  'GET /api/v1/sales/customers/checkisvatvalid/': [open('/api/v1/sales/customers/checkisvatvalid/?vatNumber=x', 400)],
  'POST /api/v1/shipping/:carrier/getpickuppoints': [open('/api/v1/shipping/none/getpickuppoints', 404, {})],
  'GET /api/v1/countries/:countryId/cities/:query': [open('/api/v1/countries/1/cities/lyon')],
  'GET /api/v1/assetslibrary/assets/:assetId': [open('/api/v1/assetslibrary/assets/1')],
  'GET /api/v1/assetslibrary/folders/hierarchy': [open('/api/v1/assetslibrary/folders/hierarchy')],
  'GET /fr/widget/addressfields': [open('/fr/widget/addressfields?kind=Shipping&CountryId=1')],
  'GET /fr/widget/places': [open('/fr/widget/places?q=lyon')],
  'GET /fr/widget/newpieces': [open('/fr/widget/newpieces')],
  'GET /fr/widget/catalog/QuickView': [open('/fr/widget/catalog/QuickView?productId=1')],
  'GET /widget/catalog/StockByWarehouse': [open('/widget/catalog/StockByWarehouse?productVariantId=1')],
  'GET /widget/catalog/ProductPhotosGallery': [open('/widget/catalog/ProductPhotosGallery?productVariantId=1')],
  'GET /widget/catalog/DegressivePrice': [open('/widget/catalog/DegressivePrice?productVariantId=1')],
  'GET /widget/catalog/CustomerReferenceUpdate': [open('/widget/catalog/CustomerReferenceUpdate?productVariantId=1')],
  'GET /widget/catalog/ListFilter': [open('/widget/catalog/ListFilter')],
  'GET /fr/': [open('/fr/')],
  'GET /fr/catalog': [open('/fr/catalog')],
  'GET /fr/catalog/category/:id{[0-9]+}/:slug?': [open('/fr/catalog/category/1/x')],
  'GET /fr/catalog/product/:id{[0-9]+}/:slug?': [open('/fr/catalog/product/1/x')],
  'GET /fr/catalog/stock': [open('/fr/catalog/stock?productVariantId=1')],
  'GET /fr/market': [open('/fr/market')],
  'GET /fr/pages/terms': [open('/fr/pages/terms')],
  'GET /fr/pages/cookies': [open('/fr/pages/cookies')],
  'GET /fr/pages/sitemap': [open('/fr/pages/sitemap')],
  'GET /fr/pages/workshop': [open('/fr/pages/workshop')],
  'GET /fr/pages/too-large': [open('/fr/pages/too-large', 431)],
  'GET /fr/contact': [open('/fr/contact')],
  'GET /fr/newsletter': [open('/fr/newsletter')],
  'GET /fr/catalog/stocknotification/subscribe': [open('/fr/catalog/stocknotification/subscribe?productVariantId=1')],
  'GET /fr/shippings/pickuppoint/search': [open('/fr/shippings/pickuppoint/search')],
  'GET /fr/news': [open('/fr/news')],
  'GET /fr/news/:id{[0-9]+}/:slug?': [open('/fr/news/1/x')],
  'GET /fr/tags/search': [open('/fr/tags/search')],
  'GET /fr/assetslibrary/asset/assetsbyfolder/:root{[0-9]+}': [open('/fr/assetslibrary/asset/assetsbyfolder/1')],
  'GET /fr/assetslibrary/asset/assetsbyfolder/:root{[0-9]+}/:folder{[0-9]+}': [
    open('/fr/assetslibrary/asset/assetsbyfolder/1/2'),
  ],
  'GET /robots.txt': [open('/robots.txt')],
  'GET /sitemap.xml': [open('/sitemap.xml')],
  'GET /:name{sitemap-(?:fr|nl|es|de|it|pt)-[1-9][0-9]{0,3}\\.xml}': [open('/sitemap-fr-1.xml')],
  'POST /_test/faults': [open('/_test/faults', 200, { path: '/none' })],
  'DELETE /_test/faults': [open('/_test/faults')],
  'GET /_test/routes': [open('/_test/routes')],
}

/** The basket and the checkout: each visitor has their own, by the session. */
const baskets: Record<string, Question[]> = {
  'GET /api/v1/shoppingcarts': [open(carts)],
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
    // The address of somebody else is none.
    exactly('/fr/checkout', [422, 422, 422, 422], { ExistingShippingAddressId: '{address}' }),
  ],
  'GET /fr/checkout': [exactly('/fr/checkout', [200, 303, 303, 303])],
  'GET /fr/checkout/express': [exactly('/fr/checkout/express', [200, 303, 303, 303])],
  'GET /fr/checkout/card/:number': [exactly('/fr/checkout/card/{order}', [303, 404, 404, 401])],
  'GET /fr/checkout/confirmation/:number': [
    own('/fr/checkout/confirmation/{order}'),
    // A guest's: for the session that placed it alone.
    exactly('/fr/checkout/confirmation/{guestOrder}', [404, 404, 404, 401]),
  ],
}

/** Lists: of a customer, but for a birth list whose key was handed on. */
const wishes: Record<string, Question[]> = {
  'POST /api/v1/catalog/products/addwishlisttocart': [
    own('/api/v1/catalog/products/addwishlisttocart', 200, { WishlistId: '{list}' }),
  ],
  [`POST ${lists}/updatename`]: [own(`${lists}/updatename?Id={list}&Name=x`)],
  [`POST ${lists}/updatedescription`]: [own(`${lists}/updatedescription?Id={list}&Description=x`)],
  [`GET ${lists}/products/count`]: [open(`${lists}/products/count`)],
  [`GET ${lists}/isinthelist`]: [customers(`${lists}/isinthelist?productVariantId={variant}&listId={list}`)],
  [`POST ${lists}/addproductvariant`]: [
    own(`${lists}/addproductvariant?productVariantId={variant}&quantity=2&wishlistId={list}`),
  ],
  [`POST ${lists}/updatequantity`]: [own(`${lists}/updatequantity?Id={listItem}&Quantity=3`)],
  'POST /fr/catalog/wishlist/add': [
    exactly('/fr/catalog/wishlist/add', [303, 422, 422, 401], { productVariantId: '{variant}', wishlistId: '{list}' }),
    exactly('/fr/catalog/wishlist/add', [303, 422, 422, 401], {
      ...{ productVariantId: '{variant}', wishlistId: '{list}', remove: 'one' },
    }),
  ],
  'POST /fr/catalog/wishlist/update': [
    own('/fr/catalog/wishlist/update', 303, { wishlistId: '{list}', 'Quantity-{listItem}': 4 }),
    own('/fr/catalog/wishlist/update', 303, { wishlistId: '{list}', remove: '{listItem}' }),
  ],
  'POST /fr/catalog/wishlist/create': [customers('/fr/catalog/wishlist/create', 422, { Name: '' })],
  'POST /fr/catalog/wishlist/rename': [own('/fr/catalog/wishlist/rename', 303, { Id: '{list}', Name: 'y' })],
  'GET /fr/catalog/wishlist/popup': [
    customers('/fr/catalog/wishlist/popup?productVariantId={variant}&wishlistId={list}'),
  ],
  'GET /fr/catalog/wishlist/list': [own('/fr/catalog/wishlist/list?Id={list}')],
  'GET /fr/catalog/wishlist/list_item': [own('/fr/catalog/wishlist/list_item?wishlistid={list}')],
  'GET /fr/catalog/birthlist/popup': [customers('/fr/catalog/birthlist/popup?productVariantId={variant}')],
  'GET /fr/catalog/birthlist/list/:key': [
    open('/fr/catalog/birthlist/list/{birthKey}'),
    open('/fr/catalog/birthlist/list/{list}', 404),
  ],
  [`DELETE ${lists}/deletefromlist`]: [own(`${lists}/deletefromlist?Id={listItem}`, 404)],
  [`DELETE ${lists}/deletefromlist/:variant/:list`]: [own(`${lists}/deletefromlist/{variant}/{list}`)],
  [`DELETE ${lists}/deletefromalllist/:variant`]: [customers(`${lists}/deletefromalllist/{variant}`)],
  'POST /fr/catalog/wishlist/delete': [own('/fr/catalog/wishlist/delete', 303, { Id: '{list}' })],
  [`POST ${lists}/delete`]: [own(`${lists}/delete`, 404, { WishlistId: '{list}' })],
}

/** Orders and money. */
const sales: Record<string, Question[]> = {
  'GET /fr/account/orders': [customers('/fr/account/orders')],
  'GET /fr/account/orders/:number': [own('/fr/account/orders/{order}'), own('/fr/account/orders/{guestOrder}', 404)],
  'GET /fr/account/orders/:number/invoice': [own('/fr/account/orders/{order}/invoice', 404)],
  'GET /fr/account/prepaid': [{ ...customers('/fr/account/prepaid'), mayName: 'staff' }],
  'GET /fr/account/prepaid/customer': [
    {
      ...exactly('/fr/account/prepaid/customer?PrepaidAccountId={prepaid}', [403, 403, 200, 401]),
      mayName: 'staff',
    },
  ],
  'POST /fr/account/prepaid/add': [customers('/fr/account/prepaid/add', 422, { PrepaidAccountId: '{prepaid}' })],
  'POST /fr/account/prepaid/notification': [
    customers('/fr/account/prepaid/notification', 303, { PrepaidAccountId: '{prepaid}', IsActivated: 'true' }),
  ],
  'POST /fr/account/prepaid/customer': [
    exactly('/fr/account/prepaid/customer', [403, 403, 422, 401], {
      ...{ PrepaidAccountId: '{prepaid}', Email: 'nobody@example.com' },
    }),
  ],
  'GET /fr/sales/refund': [own('/fr/sales/refund?number={order}')],
  'GET /fr/sales/payment': [own('/fr/sales/payment?number={order}')],
  'POST /fr/sales/refund': [own('/fr/sales/refund', 422, { Number: '{order}', 'Quantity-{orderLine}': 1 })],
  'POST /fr/sales/payment': [own('/fr/sales/payment', 422, { Number: '{order}', PaymentMethod: 'none' })],
  'GET /fr/sales/order/ChangeDeliveryAddressRequest': [customers('/fr/sales/order/ChangeDeliveryAddressRequest')],
  'POST /fr/sales/order/ChangeDeliveryAddressRequest': [
    // The page says that there is no such order (§4).
    customers('/fr/sales/order/ChangeDeliveryAddressRequest', 200, { Number: '{order}', ...shipping }),
  ],
  'GET /api/v1/sales/customers': [exactly('/api/v1/sales/customers?q={email}', [403, 403, 200, 401])],
  // The provider of payments asks for the secret of a payment, and nothing else opens one.
  'GET /pay/fr/frame': [open('/pay/fr/frame')],
  'GET /pay/fr/page': [open('/pay/fr/page?secret=00000000-0000-0000-0000-000000000000', 303)],
  'POST /pay/fr/page': [open('/pay/fr/page', 303, { Secret: 'x' })],
  'GET /pay/payment': [open('/pay/payment?secret=x', 404)],
  'POST /pay/check': [open('/pay/check', 200, {})],
  'POST /pay/authorise': [open('/pay/authorise', 404, { Secret: '{order}' })],
  'POST /pay/step': [open('/pay/step', 404, { Secret: 'x' })],
}

/** The account, and what opens it. */
const account: Record<string, Question[]> = {
  'GET /fr/account': [customers('/fr/account')],
  'GET /fr/account/profile': [customers('/fr/account/profile')],
  'GET /fr/account/data': [customers('/fr/account/data')],
  'GET /fr/account/choices': [customers('/fr/account/choices')],
  'GET /fr/account/addresses': [customers('/fr/account/addresses')],
  'GET /fr/account/addresses/new': [customers('/fr/account/addresses/new')],
  'GET /fr/account/addresses/:id{[0-9]+}': [
    own('/fr/account/addresses/{address}'),
    own('/fr/account/addresses/999999999999', 404),
  ],
  'GET /widget/DeliveryAddressPicker': [
    open('/widget/DeliveryAddressPicker?selectedAddressId={address}&isEditAddress=true'),
  ],
  'GET /api/v1/catalog/customerref/search': [customers('/api/v1/catalog/customerref/search?q={reference}')],
  'POST /api/v1/catalog/customerref/update': [
    customers('/api/v1/catalog/customerref/update', 404, { ProductVariantId: 0, CustomerSKU: 'x' }),
  ],
  'GET /fr/catalog/customerref/update': [customers('/fr/catalog/customerref/update?productVariantId={variant}')],
  'POST /fr/catalog/customerref/update': [
    customers('/fr/catalog/customerref/update', 404, { ProductVariantId: 0, CustomerSKU: 'x' }),
  ],
  'POST /fr/account/addresses/new': [customers('/fr/account/addresses/new', 422, { ...address, City: '' })],
  'POST /fr/account/addresses/:id{[0-9]+}': [own('/fr/account/addresses/{address}', 303, address)],
  'POST /fr/account/addresses/:id{[0-9]+}/first': [
    own('/fr/account/addresses/{address}/first', 303, { For: 'Shipping' }),
  ],
  'POST /fr/account/addresses/:id{[0-9]+}/delete': [own('/fr/account/addresses/{address}/delete', 303, {})],
  'POST /fr/account/profile': [customers('/fr/account/profile', 422, {})],
  'POST /fr/account/profile/forget': [customers('/fr/account/profile/forget', 303, {})],
  'POST /fr/account/newsletter': [customers('/fr/account/newsletter', 303, { Subscribe: 'false' })],
  'POST /fr/account/data/export': [customers('/fr/account/data/export', 422, { CurrentPassword: 'x' })],
  'POST /fr/account/data/delete': [customers('/fr/account/data/delete', 422, { CurrentPassword: 'x' })],
  'POST /fr/account/data/delete/confirm': [customers('/fr/account/data/delete/confirm', 303, { Token: 'x' })],
  'GET /fr/security/login': [open('/fr/security/login')],
  'GET /fr/security/register': [open('/fr/security/register')],
  'GET /fr/security/twofactor': [open('/fr/security/twofactor')],
  'GET /fr/security/twofactorhome': [customers('/fr/security/twofactorhome')],
  'GET /fr/security/forgot': [open('/fr/security/forgot')],
  'GET /fr/security/logoff': [open('/fr/security/logoff')],
  // Links of letters: whoever has one may use it, and nobody guesses one.
  'GET /fr/security/reset': [open('/fr/security/reset?token=x', 410)],
  'GET /fr/security/confirm': [open('/fr/security/confirm?token=x', 410)],
  'GET /fr/security/email': [open('/fr/security/email?token=x', 410)],
  'GET /fr/newsletter/confirm': [open('/fr/newsletter/confirm?token=x', 410)],
  'GET /fr/newsletter/leave': [open('/fr/newsletter/leave?key=x')],
  'GET /fr/pages/mailbox': [open('/fr/pages/mailbox')],
  'POST /fr/security/login': [open('/fr/security/login', 422, { Email: '{email}', Password: 'x' })],
  'POST /fr/security/register': [open('/fr/security/register', 422, { Email: '{email}', Password: 'x' })],
  'POST /fr/security/twofactor': [open('/fr/security/twofactor', 422, { Code: '000000' })],
  'POST /fr/security/twofactorhome': [customers('/fr/security/twofactorhome', 303, { Step: 'Stop' })],
  'POST /fr/security/forgot': [open('/fr/security/forgot', 422, {})],
  'POST /fr/security/reset': [
    open('/fr/security/reset', 410, { Token: 'x', Password: 'long enough', RepeatPassword: 'long enough' }),
  ],
  'POST /fr/security/confirm': [open('/fr/security/confirm', 410, { Token: 'x' })],
  'POST /fr/security/email': [open('/fr/security/email', 410, { Token: 'x' })],
  'POST /fr/newsletter': [open('/fr/newsletter', 422, {})],
  'POST /fr/newsletter/confirm': [open('/fr/newsletter/confirm', 410, { Token: 'x' })],
  'POST /fr/newsletter/leave': [open('/fr/newsletter/leave?key=x', 200, {})],
  'POST /fr/contact': [open('/fr/contact', 422, {})],
  'POST /fr/catalog/stocknotification/subscribe': [open('/fr/catalog/stocknotification/subscribe', 404, {})],
  'POST /fr/security/logoff': [open('/fr/security/logoff', 303, {})],
}

/** Every route of the shop by its method and pattern, with what each who asks must be answered. */
export const table: Record<string, Question[]> = { ...shop, ...baskets, ...wishes, ...sales, ...account }

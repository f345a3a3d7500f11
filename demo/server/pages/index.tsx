import { Hono } from 'hono'
import { cultureSegment, pagePath, type Shop, type ShopContext } from '../context.ts'
import { crawlerFiles } from '../crawlers/routes.ts'
import { refuse } from '../http/answers.ts'
import { largeHeadersPath } from '../http/connections/large-headers.ts'
import { cartView } from '../shop/cart/cart-view.ts'
import { accountPage } from './account/account-page.tsx'
import { addressPage } from './account/address-page.tsx'
import { forCustomer } from './account/ask-to-sign-in.ts'
import { customerPages } from './account/customer/routes.ts'
import { basketPage } from './cart/basket-page.tsx'
import { checkoutPage } from './cart/checkout/checkout-page.tsx'
import { confirmationPage } from './cart/checkout/confirmation-page.tsx'
import { expressPage } from './cart/checkout/express-page.tsx'
import { couponsPage } from './cart/coupons-page.tsx'
import { marketPage } from './cart/market-page.tsx'
import { homePage } from './catalog/home-page.tsx'
import { listPage } from './catalog/list-page.tsx'
import { assetPages } from './content/assets/routes.ts'
import { mediaPages } from './content/media/routes.ts'
import { contentPages } from './content/routes.ts'
import { idOf } from './ids.ts'
import { orderPages } from './orders/routes.ts'
import { toCardPage } from './orders/to-card-page.ts'
import { cookieNoticePage } from './plain/cookie-notice-page.tsx'
import { cookiesPage } from './plain/cookies-page.tsx'
import { helpPage } from './plain/help-page.tsx'
import { type InfoPage, infoPage, infoPages } from './plain/info-page.tsx'
import { sitemapPage } from './plain/sitemap-page.tsx'
import { termsPage } from './plain/terms-page.tsx'
import { workshopPage } from './plain/workshop-page.tsx'
import { productPage } from './product/product-page.tsx'
import { ownReferencePage } from './product/reference.tsx'
import { reviewPages } from './product/reviews/routes.ts'
import { stockPage } from './product/stock.tsx'
import { securityPages } from './security/routes.ts'
import { servicePages } from './service/routes.ts'
import { wishlistPages } from './wishlist/routes.ts'

const inCulture = new Hono<Shop>()

inCulture.get('/catalog', (c) => listPage(c))
inCulture.get('/catalog/category/:id{[0-9]+}/:slug?', (c) => listPage(c, idOf(c.req.param('id'))))
inCulture.get('/catalog/product/:id{[0-9]+}/:slug?', (c) => productPage(c, idOf(c.req.param('id'))))
inCulture.get('/catalog/stock', (c) => stockPage(c))
inCulture.get('/catalog/customerref/update', ownReferencePage)
inCulture.get('/shoppingcarts', (c) => basketPage(c))
inCulture.get('/shoppingcarts/coupons', couponsPage)
inCulture.get('/checkout', (c) => checkoutOrBasket(c))
inCulture.get('/checkout/express', (c) => expressPage(c))
inCulture.get('/checkout/card/:number', (c) => toCardPage(c, c.req.param('number')))
inCulture.get('/checkout/confirmation/:number', (c) => confirmationPage(c, c.req.param('number')))
inCulture.get('/account', forCustomer(accountPage))
inCulture.get('/account/addresses/new', (c) => forCustomer((_, customer) => addressPage(c, customer, undefined))(c))
inCulture.get('/account/addresses/:id{[0-9]+}', (c) =>
  forCustomer((_, customer) => addressPage(c, customer, idOf(c.req.param('id'))))(c),
)
inCulture.get('/market', marketPage)
inCulture.get('/pages/terms', (c) => termsPage(c))
inCulture.get('/pages/cookies', (c) => cookiesPage(c))
inCulture.get('/pages/cookie-notice', (c) => cookieNoticePage(c))
inCulture.get('/pages/help', (c) => helpPage(c))
inCulture.get('/pages/contact', (c) => c.redirect(pagePath(c, '/contact'), 301))
for (const address of Object.keys(infoPages) as InfoPage[]) {
  inCulture.get(`/pages/${address}`, (c) => infoPage(c, address))
}
inCulture.get('/pages/sitemap', (c) => sitemapPage(c))
inCulture.route('/', servicePages)
inCulture.route('/', reviewPages)
inCulture.route('/', orderPages)
inCulture.route('/', assetPages)
inCulture.route('/', customerPages)
inCulture.route('/', securityPages)
inCulture.route('/catalog', wishlistPages)
inCulture.get(largeHeadersPath, async (c) => refuse(c, 431, 'Answers.HeadersTooLarge'))
inCulture.get('/pages/workshop', (c) => workshopPage(c))

inCulture.route('/', contentPages)
inCulture.route('/', mediaPages)

/** An empty cart cannot be ordered, so that the basket page is shown. */
async function checkoutOrBasket(c: ShopContext): Promise<Response> {
  const cart = await cartView(c)
  return cart.lines.length > 0 ? checkoutPage(c) : c.redirect(pagePath(c, '/shoppingcarts'), 303)
}

/** Every page that is read by GET. The targets of their forms are in `forms`. */
export const pages = new Hono<Shop>()
pages.get(`${cultureSegment}/`, (c) => homePage(c))
pages.route(cultureSegment, inCulture)
pages.route('/', crawlerFiles)

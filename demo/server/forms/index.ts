import { Hono } from 'hono'
import { cultureSegment, type Shop } from '../context.ts'
import { addressForms } from './account/addresses.ts'
import { categoryAssetForms } from './account/category-assets.ts'
import { prepaidForms } from './account/prepaid.ts'
import { salesForms } from './account/sales.ts'
import { basketForms } from './cart/basket.ts'
import { cityForm } from './cart/city.ts'
import { marketForms } from './cart/market.ts'
import { checkoutForm } from './checkout/checkout.ts'
import { pickupForm } from './checkout/pickup.ts'
import { dataForms } from './customer/data.ts'
import { emailForms } from './customer/email.ts'
import { ownNewsletterForm } from './customer/newsletter.ts'
import { profileForms } from './customer/profile.ts'
import { orderAgainForm } from './orders/again.ts'
import { refundForms } from './orders/refunds.ts'
import { transferForms } from './orders/transfers.ts'
import { withdrawalForms } from './orders/withdrawal.ts'
import { withdrawalAnswerForms } from './orders/withdrawal-answers.ts'
import { reviewDecideForm } from './reviews/decide.ts'
import { reviewVoteForm } from './reviews/vote.ts'
import { reviewWriteForm } from './reviews/write.ts'
import { changePasswordForm } from './security/change-password.ts'
import { confirmForms } from './security/confirm.ts'
import { forgotForms } from './security/forgot.ts'
import { loginForm } from './security/login.ts'
import { logoffForm } from './security/logoff.ts'
import { passkeyForms } from './security/passkeys.ts'
import { registerForm } from './security/register.ts'
import { sessionForms } from './security/sessions.ts'
import { twoFactorForms } from './security/two-factor.ts'
import { addressRequestForm } from './service/address-request.ts'
import { contactForm } from './service/contact.ts'
import { cookieNoticeForm } from './service/cookie-notice.ts'
import { customerReferenceForm } from './service/customer-reference.ts'
import { newsletterForm } from './service/newsletter.ts'
import { newsletterLinkForms } from './service/newsletter-links.ts'
import { stockRequestForm } from './service/stock-request.ts'
import { wishlistForms } from './wishlist/wishlist.ts'

const inCulture = new Hono<Shop>()
inCulture.route('/shoppingcarts', basketForms)
inCulture.route('/shoppingcarts', cityForm)
inCulture.route('/checkout', checkoutForm)
inCulture.route('/shippings', pickupForm)
inCulture.route('/market', marketForms)
inCulture.route('/security', loginForm)
inCulture.route('/security', registerForm)
inCulture.route('/security', logoffForm)
inCulture.route('/security', twoFactorForms)
inCulture.route('/security', forgotForms)
inCulture.route('/security', confirmForms)
inCulture.route('/security', changePasswordForm)
inCulture.route('/account/sessions', sessionForms)
inCulture.route('/security/passkeys', passkeyForms)
inCulture.route('/account/prepaid', prepaidForms)
inCulture.route('/account/orders', orderAgainForm)
inCulture.route('/account/addresses', addressForms)
inCulture.route('/account/staff', categoryAssetForms)
inCulture.route('/account/profile', profileForms)
inCulture.route('/account', ownNewsletterForm)
inCulture.route('/account/data', dataForms)
inCulture.route('/security', emailForms)
inCulture.route('/sales', salesForms)
inCulture.route('/sales', refundForms)
inCulture.route('/sales', transferForms)
inCulture.route('/sales', withdrawalForms)
inCulture.route('/sales', withdrawalAnswerForms)
inCulture.route('/contact', contactForm)
inCulture.route('/pages', cookieNoticeForm)
inCulture.route('/newsletter', newsletterForm)
inCulture.route('/newsletter', newsletterLinkForms)
inCulture.route('/catalog/wishlist', wishlistForms)
inCulture.route('/catalog/customerref', customerReferenceForm)
inCulture.route('/catalog/reviews', reviewVoteForm)
inCulture.route('/catalog/reviews', reviewWriteForm)
inCulture.route('/sales', reviewDecideForm)
inCulture.route('/catalog/stocknotification', stockRequestForm)
inCulture.route('/sales/order', addressRequestForm)

/** The targets of the shop's forms, in every culture. All of them work without JavaScript. */
export const forms = new Hono<Shop>()
forms.route(cultureSegment, inCulture)

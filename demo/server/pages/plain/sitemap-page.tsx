/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

type Entry = { path: string; key: string }

/** Every page of the demo by chapter, one of each kind. The pages of the account need a customer. */
const chapters: { name: string; pages: Entry[] }[] = [
  {
    name: 'Shop',
    pages: [
      { path: '/', key: 'Pages.Sitemap.Home' },
      { path: '/catalog', key: 'Shop.List.All' },
      { path: '/catalog?q=vase', key: 'Pages.Sitemap.Search' },
      { path: '/catalog/product/1/x', key: 'Pages.Sitemap.Piece' },
      { path: '/tags/search', key: 'Pages.Tags.All' },
      { path: '/shoppingcarts', key: 'Shop.Cart.Title' },
      { path: '/checkout', key: 'Shop.Checkout.Title' },
      { path: '/catalog/birthlist/list/lou-2026', key: 'Pages.Sitemap.BirthList' },
      { path: '/shippings/pickuppoint/search', key: 'Shippings.SelectPickupPoint' },
      { path: '/catalog/stocknotification/subscribe?productVariantId=1', key: 'Pages.StockRequest.Title' },
    ],
  },
  {
    name: 'House',
    pages: [
      { path: '/news', key: 'Pages.News.Title' },
      { path: '/contact', key: 'Pages.Contact.Title' },
      { path: '/newsletter', key: 'Pages.Newsletter.Title' },
      { path: '/pages/workshop', key: 'Shop.Frame.Workshop' },
      { path: '/pages/stores', key: 'Stores.Title' },
      { path: '/pages/pickuppoints', key: 'Stores.Points.Title' },
      { path: '/pages/landing', key: 'Landing.Title' },
      { path: '/pages/about', key: 'Content.About.Title' },
      { path: '/pages/delivery', key: 'Content.Delivery.Title' },
      { path: '/pages/help', key: 'Content.Help.Title' },
      { path: '/pages/privacy', key: 'Content.Privacy.Title' },
      { path: '/pages/accessibility', key: 'Content.Access.Title' },
      { path: '/pages/terms', key: 'Shop.Terms.Title' },
      { path: '/pages/cookies', key: 'Pages.Cookies.Title' },
      { path: '/pages/cookie-notice', key: 'Content.CookieNotice.Title' },
    ],
  },
  {
    name: 'Anyone',
    pages: [
      { path: '/security/login', key: 'Shop.Account.SignInTitle' },
      { path: '/security/register', key: 'Shop.Account.RegisterTitle' },
      { path: '/security/forgot', key: 'Pages.Forgot.Title' },
      { path: '/security/twofactor', key: 'Pages.TwoFactor.Title' },
      { path: '/pages/mailbox', key: 'Pages.Mail.Title' },
    ],
  },
  {
    name: 'Account',
    pages: [
      { path: '/account', key: 'Shop.Account.Title' },
      { path: '/account/orders', key: 'Shop.Account.Orders' },
      { path: '/account/prepaid', key: 'Pages.Prepaid.Title' },
      { path: '/sales/refund', key: 'Pages.Refund.Title' },
      { path: '/sales/payment', key: 'Pages.Orders.Pay' },
      { path: '/sales/withdrawal', key: 'Orders.Withdrawal.Title' },
      { path: '/sales/order/ChangeDeliveryAddressRequest', key: 'Pages.AddressRequest.Title' },
      { path: '/catalog/wishlist/list', key: 'Pages.Wishlist.Title' },
      { path: '/catalog/wishlist/popup?productVariantId=1', key: 'Pages.Wishlist.Add' },
      { path: '/catalog/birthlist/popup', key: 'Pages.Wishlist.Birth' },
      { path: '/account/profile', key: 'Customer.Profile.Title' },
      { path: '/account/addresses', key: 'Checkout.Addresses.List' },
      { path: '/account/choices', key: 'Customer.Choices.Title' },
      { path: '/account/data', key: 'Customer.Data.Title' },
      { path: '/account/sessions', key: 'Pages.Sessions.Title' },
      { path: '/account/activity', key: 'Pages.Activity.Title' },
      { path: '/security/changepassword', key: 'Pages.Password.Title' },
      { path: '/security/passkeys', key: 'Pages.Passkeys.Title' },
      { path: '/security/twofactorhome', key: 'Pages.TwoFactor.HomeTitle' },
    ],
  },
  {
    name: 'Staff',
    pages: [
      { path: '/sales/transfers', key: 'Orders.Transfers.StaffTitle' },
      { path: '/sales/refunds', key: 'Orders.Refund.StaffTitle' },
      { path: '/sales/withdrawals', key: 'Orders.Withdrawal.StaffTitle' },
      { path: '/sales/reviews', key: 'Reviews.StaffTitle' },
      { path: '/assetslibrary/asset/assetsbyfolder/1', key: 'Pages.Assets.Title' },
      { path: '/assetslibrary/asset/details/1', key: 'Library.Details' },
      { path: '/assetslibrary/asset/deleted', key: 'Library.Deleted.Title' },
      { path: '/account/staff/pictures', key: 'Library.Pictures.Title' },
      { path: '/account/staff/guides', key: 'Library.Guides.Title' },
    ],
  },
]

/** A page with links to all others, for people and for tests (NAV-52). */
export function sitemapPage(c: ShopContext): Promise<Response> {
  const [hasMailbox, t] = [c.get('hasMailbox'), c.get('t')]
  const title = t('Pages.Sitemap.Title')
  const isThere = ({ path }: Entry) => hasMailbox || path !== '/pages/mailbox'
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Pages.Sitemap.Lead')}</p>
      </header>
      <div class="sitemap">
        {chapters.map(({ name, pages }) => (
          <section>
            <h2>{t(`Pages.Sitemap.${name}`)}</h2>
            <ul>
              {pages.filter(isThere).map(({ path, key }) => (
                <li>
                  <a href={pagePath(c, path)}>{t(key)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
  return answerPage(c, { title, description: t('Pages.Sitemap.Lead'), canonical: '/pages/sitemap', body })
}

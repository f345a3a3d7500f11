/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { type Profile, profileOf } from '../../shop/customer/profile.ts'
import { customerOrders, type OrderView } from '../../shop/orders/order-view.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { Orders } from '../orders/list/orders-table.tsx'
import { loadTiles, type Tile, Tiles } from './customer/tiles.tsx'
import { ReferenceSearch } from './reference-search.tsx'

const furtherPages = [{ path: '/sales/order/ChangeDeliveryAddressRequest', key: 'Pages.AddressRequest.Title' }]

const safetyPages = [
  { path: '/security/changepassword', key: 'Pages.Password.Title' },
  { path: '/security/passkeys', key: 'Pages.Passkeys.Title' },
  { path: '/account/sessions', key: 'Pages.Sessions.Title' },
  { path: '/account/activity', key: 'Pages.Activity.Title' },
]

const staffPages = [
  { path: '/sales/transfers', key: 'Orders.Transfers.StaffTitle' },
  { path: '/sales/refunds', key: 'Orders.Refund.StaffTitle' },
  { path: '/sales/withdrawals', key: 'Orders.Withdrawal.StaffTitle' },
  { path: '/sales/reviews', key: 'Reviews.StaffTitle' },
  { path: '/assetslibrary/asset/assetsbyfolder/1', key: 'Pages.Assets.Title' },
  { path: '/account/staff/pictures', key: 'Library.Pictures.Title' },
  { path: '/account/staff/guides', key: 'Library.Guides.Title' },
]

/** The e-mail may belong to somebody else: the letter proves that the customer can read it. */
function Unconfirmed({ c }: { c: ShopContext }) {
  const { hasMailbox, t } = c.var
  return (
    <form class="alert" method="post" action={pagePath(c, '/security/confirm')}>
      <p>
        {t('Pages.Confirm.Open')} {hasMailbox && <a href={pagePath(c, '/pages/mailbox')}>{t('Pages.Mail.Title')}</a>}
      </p>
      <button class="button" data-quiet data-small type="submit">
        {t('Pages.Confirm.Resend')}
      </button>
    </form>
  )
}

type BodyProps = { c: ShopContext; customer: Customer; orders: OrderView[]; profile: Profile; tiles: Tile[] }

function Body({ c, customer, orders, profile, tiles }: BodyProps) {
  const { culture, t } = c.var
  return (
    <>
      <Trail c={c} steps={[]} here={t('Shop.Account.Title')} />
      <header class="page-head">
        <h1>{t('Shop.Frame.Hello', { name: customer.firstName })}</h1>
        <p class="soft">
          {customer.firstName} {customer.lastName}, {customer.email}
          <br />
          {t('Customer.Home.Since', { day: longDate(profile.since, culture) })}
        </p>
      </header>
      {!profile.isConfirmed && <Unconfirmed c={c} />}
      <Tiles c={c} tiles={tiles} />
      <ul class="further-links">
        {[...safetyPages, ...(customer.role === 'staff' ? staffPages : [])].map(({ path, key }) => (
          <li>
            <a href={pagePath(c, path)}>{t(key)}</a>
          </li>
        ))}
      </ul>
      <section class="account-part" aria-labelledby="orders">
        <h2 id="orders">{t('Shop.Account.Orders')}</h2>
        {orders.length > 0 ? (
          <>
            <Orders c={c} orders={orders} />
            <ul class="further-links">
              <li>
                <a href={pagePath(c, '/account/orders')}>{t('Pages.Orders.All')}</a>
              </li>
              {furtherPages.map(({ path, key }) => (
                <li>
                  <a href={pagePath(c, path)}>{t(key)}</a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div class="empty">
            <p>{t('Shop.Account.NoOrders')}</p>
            <a class="button" href={pagePath(c, '/catalog')}>
              {t('Shop.List.SeeAll')}
            </a>
          </div>
        )}
      </section>
      <ReferenceSearch c={c} customer={customer} />
      <form class="aside-note" method="post" action={pagePath(c, '/security/logoff')}>
        <button class="button" data-quiet type="submit">
          {t('Shop.Account.LogOff')}
        </button>
      </form>
    </>
  )
}

const shownOrders = 5

/** The caller checks that the customer is signed in. */
export async function accountPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  const orders = await customerOrders(db, customer.id, { count: shownOrders })
  const profile = await profileOf(db, customer.id)
  const tiles = await loadTiles(c, customer, orders)
  const body = <Body c={c} customer={customer} orders={orders} profile={profile} tiles={tiles} />
  return answerPage(c, { title: t('Shop.Account.Title'), body })
}

/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { isConfirmed } from '../../shop/account/confirmation.ts'
import { customerOrders, type OrderView } from '../../shop/orders/order-view.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate, money, plural } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { orderPath, stateText } from '../orders/order-state.tsx'
import { ReferenceSearch } from './reference-search.tsx'

/** Orders as rows that lead to their pages. */
export function Orders({ c, orders }: { c: ShopContext; orders: OrderView[] }) {
  const { culture, t } = c.var
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Shop.Account.Orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.Account.Order')}</th>
          <th scope="col">{t('Shop.Account.Day')}</th>
          <th scope="col" data-wide>
            {t('Shop.Order.Pieces')}
          </th>
          <th scope="col" class="amount">
            {t('Shop.Cart.Total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr>
            <th scope="row">
              <a href={orderPath(c, order)}>{order.number}</a>
            </th>
            <td>
              {longDate(order.createdAt, culture)}
              <p class="small soft">{stateText({ c, order })}</p>
            </td>
            <td data-wide>
              {plural(
                t,
                culture,
                'Shop.Cart.Count',
                order.lines.reduce((sum, line) => sum + line.quantity, 0),
              )}
            </td>
            <td class="amount">{money(order.totalIncl, culture, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The other pages of a customer. */
const furtherPages = [
  { path: '/catalog/wishlist/list', key: 'Pages.Wishlist.Title' },
  { path: '/account/prepaid', key: 'Pages.Prepaid.Title' },
  { path: '/sales/order/ChangeDeliveryAddressRequest', key: 'Pages.AddressRequest.Title' },
  { path: '/security/changepassword', key: 'Pages.Password.Title' },
  { path: '/security/twofactorhome', key: 'Pages.TwoFactor.HomeTitle' },
  { path: '/security/passkeys', key: 'Pages.Passkeys.Title' },
  { path: '/account/sessions', key: 'Pages.Sessions.Title' },
  { path: '/account/activity', key: 'Pages.Activity.Title' },
]

/** The e-mail may be somebody else's: the letter shows whose it is. */
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

type BodyProps = { c: ShopContext; customer: Customer; orders: OrderView[]; isSure: boolean }

function Body({ c, customer, orders, isSure }: BodyProps) {
  const { t } = c.var
  return (
    <>
      <Trail c={c} steps={[]} here={t('Shop.Account.Title')} />
      <header class="page-head">
        <h1>{t('Shop.Frame.Hello', { name: customer.firstName })}</h1>
        <p class="soft">
          {customer.firstName} {customer.lastName}, {customer.email}
        </p>
      </header>
      {!isSure && <Unconfirmed c={c} />}
      <ul class="account-links">
        {furtherPages.map(({ path, key }) => (
          <li>
            <a class="account-link" href={pagePath(c, path)}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
      <section class="account-part" aria-labelledby="orders">
        <h2 id="orders">{t('Shop.Account.Orders')}</h2>
        {orders.length > 0 ? (
          <>
            <Orders c={c} orders={orders} />
            <p class="form-actions">
              <a href={pagePath(c, '/account/orders')}>{t('Pages.Orders.All')}</a>
            </p>
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

/** How many of the newest orders the account shows. */
const shownOrders = 5

/** The customer's own page with the orders placed before. The caller has seen to signing in. */
export async function accountPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  const orders = await customerOrders(db, customer.id, shownOrders)
  const isSure = await isConfirmed(db, customer.id)
  const body = <Body c={c} customer={customer} orders={orders} isSure={isSure} />
  return answerPage(c, { title: t('Shop.Account.Title'), body })
}

/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { countOrders, customerOrders } from '../../shop/orders/order-view.ts'
import { Orders } from '../account/account-page.tsx'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { pageNumber } from '../paging/page-number.ts'

/** How many orders are on a page. */
const pageSize = 5

/** All orders of a customer, the newest first, counted by pagenbr (§2). */
export async function ordersPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  const { page, pages, start } = pageNumber(c, 'pagenbr', await countOrders(db, customer.id), pageSize)
  const orders = await customerOrders(db, customer.id, pageSize, start)
  const title = t('Shop.Account.Orders')
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Shop.Account.Title'), path: pagePath(c, '/account') }]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {orders.length > 0 ? <Orders c={c} orders={orders} /> : <p class="empty">{t('Shop.Account.NoOrders')}</p>}
      {pages > 1 && <PageLinks c={c} path={pagePath(c, '/account/orders')} page={page} pages={pages} param="pagenbr" />}
    </>
  )
  return answerPage(c, { title, body })
}

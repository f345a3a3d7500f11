/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../../context.ts'
import { orderYears } from '../../../shop/orders/order-filter.ts'
import { countOrders, customerOrders } from '../../../shop/orders/order-view.ts'
import { answerPage } from '../../layout/document.tsx'
import { plural } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { PageLinks } from '../../paging/page-links.tsx'
import { pageNumber } from '../../paging/page-number.ts'
import { filterQuery, OrdersFilter, readFilter } from './orders-filter.tsx'
import { Orders } from './orders-table.tsx'

const pageSize = 5

function NoOrders({ c, isFiltered }: { c: ShopContext; isFiltered: boolean }) {
  const { t } = c.var
  return (
    <div class="empty">
      <p data-page-status>{t(isFiltered ? 'Orders.Filter.None' : 'Shop.Account.NoOrders')}</p>
      <a class="button" data-quiet href={pagePath(c, isFiltered ? '/account/orders' : '/catalog')}>
        {t(isFiltered ? 'Pages.Orders.All' : 'Shop.List.SeeAll')}
      </a>
    </div>
  )
}

/**
 * The orders of a customer, the newest first, paged by pagenbr (§2). `state` and `year` filter them; the number of the
 * remaining orders is announced.
 */
export async function ordersPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { culture, db, t } = c.var
  const path = pagePath(c, '/account/orders')
  const years = await orderYears(db, customer.id)
  const filter = readFilter(c, years)
  const count = await countOrders(db, customer.id, filter)
  const { page, pages, start } = pageNumber(c, 'pagenbr', count, pageSize)
  const orders = await customerOrders(db, customer.id, { count: pageSize, start, filter })
  const title = t('Shop.Account.Orders')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        {count > 0 && (
          <p class="count" data-page-status>
            {plural(t, culture, 'Orders.Filter.Count', count)}
          </p>
        )}
      </header>
      {years.length > 0 && <OrdersFilter c={c} filter={filter} years={years} />}
      {orders.length > 0 ? <Orders c={c} orders={orders} /> : <NoOrders c={c} isFiltered={years.length > 0} />}
      {pages > 1 && (
        <PageLinks c={c} path={path} query={filterQuery(filter)} page={page} pages={pages} param="pagenbr" />
      )}
    </>
  )
  return answerPage(c, { title, body })
}

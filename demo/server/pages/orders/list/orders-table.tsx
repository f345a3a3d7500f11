/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import type { OrderView } from '../../../shop/orders/order-view.ts'
import { longDate, money, plural } from '../../layout/format.ts'
import { orderPath, stateText } from '../order-state.tsx'
import { OrderAgain } from './again-forms.tsx'

function Row({ c, order }: { c: ShopContext; order: OrderView }) {
  const { culture, t } = c.var
  const units = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <tr data-order-id={order.number}>
      <th scope="row">
        <a href={orderPath(c, order)}>{order.number}</a>
      </th>
      <td data-cell="day">
        {longDate(order.createdAt, culture)}
        {order.topUp === null && <OrderAgain c={c} order={order} />}
        <div class="small" data-part="outcome" />
      </td>
      <td data-cell="state">{stateText({ c, order })}</td>
      <td data-wide>
        {order.topUp === null ? plural(t, culture, 'Shop.Cart.Count', units) : t('Pages.Prepaid.Title')}
      </td>
      <td class="amount">{money(order.totalIncl, culture, order.currency)}</td>
    </tr>
  )
}

export function Orders({ c, orders }: { c: ShopContext; orders: OrderView[] }) {
  const { t } = c.var
  return (
    <order-list>
      <table class="lines orders">
        <caption class="hidden-text">{t('Shop.Account.Orders')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Shop.Account.Order')}</th>
            <th scope="col">{t('Shop.Account.Day')}</th>
            <th scope="col">{t('Orders.Filter.State')}</th>
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
            <Row c={c} order={order} />
          ))}
        </tbody>
      </table>
    </order-list>
  )
}

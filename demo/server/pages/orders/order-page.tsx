/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { refundedOf } from '../../shop/account/refunds.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { OrderAgain } from './list/again-forms.tsx'
import { loadOrder } from './load-order.ts'
import { OrderFacts, OrderLines, type OrderProps, OrderSum } from './order-parts.tsx'
import { OrderSteps, orderPath, stateText } from './order-state.tsx'

/** What a customer can do about an order in its state. */
function Actions({ c, order }: OrderProps) {
  const { t } = c.var
  const { number, paidAt, sentAt } = order
  const actions = [
    paidAt
      ? { key: 'Pages.Order.Invoice', path: `${orderPath(c, order)}/invoice` }
      : { key: 'Pages.Orders.Pay', path: pagePath(c, `/sales/payment?number=${number}`) },
    sentAt
      ? { key: 'Pages.Orders.Refund', path: pagePath(c, `/sales/refund?number=${number}`) }
      : { key: 'Pages.AddressRequest.Title', path: pagePath(c, '/sales/order/ChangeDeliveryAddressRequest') },
  ]
  return (
    <p class="hero-links">
      {actions.map(({ key, path }, index) => (
        <a class="button" data-quiet={index > 0 || undefined} href={path}>
          {t(key)}
        </a>
      ))}
    </p>
  )
}

function Tracking({ c, order }: OrderProps) {
  const { t } = c.var
  if (order.tracking === null) return null
  return (
    <p class="order-tracking">
      {t('Pages.Order.Tracking')} <strong>{order.tracking}</strong>{' '}
      <copy-button text={order.tracking}>
        <button class="button" data-quiet data-small type="button">
          {t('Shop.Order.CopyNumber')}
        </button>
      </copy-button>
    </p>
  )
}

function Body({ hasRefund, ...props }: OrderProps & { hasRefund: boolean }) {
  const { c, order } = props
  const { culture, t } = c.var
  return (
    <article class="order">
      <Trail
        c={c}
        steps={[
          { name: t('Shop.Account.Title'), path: pagePath(c, '/account') },
          { name: t('Shop.Account.Orders'), path: pagePath(c, '/account/orders') },
        ]}
        here={order.number}
      />
      <header class="page-head">
        <p class="overline">{t('Pages.Order.Of', { day: longDate(order.createdAt, culture) })}</p>
        <h1>{t('Shop.Order.Number', { number: order.number })}</h1>
        <p class="lead">{stateText(props)}</p>
      </header>
      {hasRefund && <p class="alert">{t('Pages.Order.RefundAsked')}</p>}
      <OrderSteps {...props} />
      <Tracking {...props} />
      <Actions {...props} />
      <OrderLines {...props} isAgain />
      <order-list>
        <div class="order-again" data-order-id={order.number}>
          <OrderAgain c={c} order={order} isSmall={false} />
          <div data-part="outcome" />
        </div>
      </order-list>
      <OrderSum {...props} />
      <OrderFacts {...props} />
    </article>
  )
}

/** One of a customer's orders: how far it is, what was in it, where it went. For anybody else it does not exist. */
export async function orderPage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  if (!props) return notFoundPage(c)
  const hasRefund = (await refundedOf(c.var.db, props.order.id)).size > 0
  return answerPage(c, {
    title: c.var.t('Shop.Order.Number', { number }),
    body: <Body {...props} hasRefund={hasRefund} />,
  })
}

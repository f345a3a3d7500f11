/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { may } from '../../shop/orders/order-acts.ts'
import { type RefundView, refundViews } from '../../shop/orders/refunds/refund-view.ts'
import { isInTime } from '../../shop/orders/withdrawals/period.ts'
import { type Withdrawal, withdrawalsOf } from '../../shop/orders/withdrawals/withdrawals.ts'
import { addressRequestOf, canChange } from '../../shop/service/address-requests.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { OrderAgain } from './list/again-forms.tsx'
import { loadOrder } from './load-order.ts'
import { AddressLines, OrderFacts, OrderLines, type OrderProps, OrderSum } from './order-parts.tsx'
import { OrderSteps, orderPath, stateText } from './order-state.tsx'
import { Refunds } from './refund/refunds.tsx'
import { Withdrawn } from './withdrawal/statement.tsx'

function Actions({ c, order, request, withdrawals }: OrderProps & Pick<Asked, 'request' | 'withdrawals'>) {
  const { t } = c.var
  const { number } = order
  const isWithdrawing = withdrawals.some(({ state }) => state === 'stated')
  const canWithdraw = may('withdraw', order) && !isWithdrawing && isInTime(new Date(), order)
  const actions = [
    ...(order.paidAt ? [{ key: 'Pages.Order.Invoice', path: `${orderPath(c, order)}/invoice` }] : []),
    ...(may('pay', order) ? [{ key: 'Pages.Orders.Pay', path: pagePath(c, `/sales/payment?number=${number}`) }] : []),
    ...(may('refund', order) && !isWithdrawing
      ? [{ key: 'Pages.Orders.Refund', path: pagePath(c, `/sales/refund?number=${number}`) }]
      : []),
    ...(canWithdraw
      ? [{ key: 'Orders.Withdrawal.Title', path: pagePath(c, `/sales/withdrawal?number=${number}`) }]
      : []),
  ]
  return (
    <p class="hero-links">
      {actions.map(({ key, path }, index) => (
        <a class="button" data-quiet={index > 0 || undefined} href={path}>
          {t(key)}
        </a>
      ))}
      {!request && <DeliveryChange c={c} order={order} label={t('Pages.AddressRequest.Title')} />}
    </p>
  )
}

function DeliveryChange({ c, order, label }: Pick<OrderProps, 'c' | 'order'> & { label: string }) {
  if (!canChange(order)) return null
  return (
    <delivery-change order-id={order.number}>
      <a
        class="button"
        data-quiet
        data-done-label={c.get('t')('Pages.AddressRequest.Done')}
        href={pagePath(c, `/sales/order/ChangeDeliveryAddressRequest?number=${order.number}`)}
      >
        {label}
      </a>
    </delivery-change>
  )
}

/** The customer can correct the address. */
function Elsewhere({ c, order, known, request }: OrderProps & Pick<Asked, 'request'>) {
  if (!request) return null
  const day = longDate(request.created_at, c.get('culture'))
  return (
    <div class="alert">
      <p>{c.get('t')('Orders.Change.Asked', { day })}</p>
      <AddressLines address={request.address} known={known} />
      <p>
        <DeliveryChange c={c} order={order} label={c.get('t')('Orders.Change.Correct')} />
      </p>
    </div>
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

type Asked = {
  refunds: RefundView[]
  withdrawals: Withdrawal[]
  request: Awaited<ReturnType<typeof addressRequestOf>>
}

function Body({ refunds, request, withdrawals, ...props }: OrderProps & Asked) {
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
      <Withdrawn c={c} withdrawals={withdrawals} />
      <Elsewhere {...props} request={request} />
      <OrderSteps {...props} />
      <Tracking {...props} />
      <Actions {...props} request={request} withdrawals={withdrawals} />
      <OrderLines {...props} isAgain={order.topUp === null} />
      {order.topUp === null && (
        <order-list>
          <div class="order-again" data-order-id={order.number}>
            <OrderAgain c={c} order={order} isSmall={false} />
            <div data-part="outcome" />
          </div>
        </order-list>
      )}
      <OrderSum {...props} />
      <Refunds c={c} refunds={refunds} />
      <OrderFacts {...props} />
    </article>
  )
}

/** One of a customer's orders: its progress, its lines and its address. 404 for anybody else. */
export async function orderPage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  if (!props) return notFoundPage(c)
  const refunds = await refundViews(c.get('db'), { orderId: props.order.id })
  const withdrawals = await withdrawalsOf(c.get('db'), props.order.id)
  const request = await addressRequestOf(c.get('db'), props.order.id)
  return answerPage(c, {
    title: c.get('t')('Shop.Order.Number', { number }),
    body: <Body {...props} withdrawals={withdrawals} refunds={refunds} request={request} />,
  })
}

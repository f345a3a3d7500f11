/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { type OrderView, stateOf } from '../../shop/orders/order-view.ts'
import { longDate } from '../layout/format.ts'

type Step = { key: string; day: Date | null }

type StateProps = { c: ShopContext; order: OrderView }

/** A guest has the confirmation instead, in the browser that ordered. */
export const orderPath = (c: ShopContext, { number, email }: Pick<OrderView, 'number' | 'email'>) =>
  pagePath(c, email === null ? `/account/orders/${number}` : `/checkout/confirmation/${number}`)

const stepKey = (name: 'Sent' | 'Delivered', { isCollected }: OrderView) =>
  `Pages.Order.${isCollected ? { Sent: 'Ready', Delivered: 'Collected' }[name] : name}`

export function stateText({ c, order }: StateProps): string {
  const { t } = c.var
  if (order.topUp !== null) return t(order.paidAt ? 'Orders.TopUp.Done' : 'Orders.TopUp.Awaiting')
  const keys = {
    // An order that is paid on delivery does not wait for its payment.
    placed: `Pages.Order.${order.paymentMethod === 'BankTransfer' ? 'Awaiting' : 'Packing'}`,
    paid: 'Pages.Order.Packing',
    sent: stepKey('Sent', order),
    delivered: stepKey('Delivered', order),
    cancelled: 'Orders.Cancelled',
  }
  return t(keys[stateOf(order)])
}

/**
 * An order on delivery is paid last. A payment into a prepaid account is not sent. A cancelled order has no further
 * steps.
 */
function orderOf({ topUp, cancelledAt, paymentMethod }: OrderView, steps: Step[]): Step[] {
  if (topUp !== null) return steps.slice(0, 2)
  if (cancelledAt) return [...steps.filter(({ day }) => day), { key: 'Orders.Cancelled', day: cancelledAt }]
  const [placed, paid, ...ways] = steps
  if (!placed || !paid || paymentMethod === 'BankTransfer') return steps
  return [placed, ...ways, paid]
}

export function OrderSteps({ c, order }: StateProps) {
  const { culture, t } = c.var
  const steps: Step[] = [
    { key: 'Pages.Order.Placed', day: order.createdAt },
    { key: 'Pages.Order.Paid', day: order.paidAt },
    { key: stepKey('Sent', order), day: order.sentAt },
    { key: stepKey('Delivered', order), day: order.deliveredAt },
  ]
  const inOrder = orderOf(order, steps)
  const last = inOrder.findLast((step) => step.day)
  return (
    <ol class="order-steps">
      {inOrder.map((step) => (
        <li data-state={step.day ? 'done' : 'open'} aria-current={step === last ? 'step' : undefined}>
          <strong>{t(step.key)}</strong>
          <span class="small soft">{step.day ? longDate(step.day, culture) : t('Pages.Order.ToCome')}</span>
        </li>
      ))}
    </ol>
  )
}

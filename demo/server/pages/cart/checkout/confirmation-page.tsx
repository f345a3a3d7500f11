/** @jsxImportSource hono/jsx */
import { fromCents } from '../../../../data/money/cents.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { askToSignIn } from '../../account/ask-to-sign-in.ts'
import { answerPage } from '../../layout/document.tsx'
import { longDate } from '../../layout/format.ts'
import { loadOrder } from '../../orders/load-order.ts'
import { OrderFacts, OrderLines, type OrderProps, OrderSum } from '../../orders/order-parts.tsx'
import { orderPath } from '../../orders/order-state.tsx'
import { notFoundPage } from '../../plain/not-found.ts'

/** Milliseconds for which the confirmation is shown; later its address leads to the order. */
const thanksMs = 3_600_000

/** The order for the data layer, in the format of Google Analytics 4. */
const purchaseOf = ({ order }: OrderProps) =>
  JSON.stringify({
    transaction_id: order.number,
    value: fromCents(order.totalIncl),
    tax: fromCents(order.totalIncl - order.totalExcl),
    shipping: fromCents(order.shippingIncl),
    currency: order.currency,
    ...(order.discount && { coupon: order.discount.code }),
    items: order.lines.map(({ sku, name, unitIncl, quantity }) => ({
      item_id: sku,
      item_name: name,
      price: fromCents(unitIncl),
      quantity,
    })),
  })

function Body({ isLate, ...props }: OrderProps & { isLate: boolean }) {
  const { c, order } = props
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <article class="order">
      {!isLate && <one-step-checkout purchase={purchaseOf(props)} />}
      <header class="page-head">
        <p class="overline">
          {t('Shop.Order.Number', { number: order.number })}{' '}
          <copy-button text={order.number}>
            <button class="button" data-quiet data-small type="button">
              {t('Shop.Order.CopyNumber')}
            </button>
          </copy-button>
        </p>
        <h1>{t('Shop.Order.Thanks', { name: order.shipping.firstName })}</h1>
        <p class="lead">{t('Shop.Order.Text', { day: longDate(order.createdAt, culture) })}</p>
      </header>
      <OrderLines {...props} />
      <OrderSum {...props} />
      <OrderFacts {...props} />
      <p class="hero-links">
        <a class="button" href={pagePath(c, '/catalog')}>
          {t('Shop.Order.Continue')}
        </a>
        {order.email === null && (
          <a class="button" data-quiet href={orderPath(c, order)}>
            {t('Pages.Order.See')}
          </a>
        )}
      </p>
    </article>
  )
}

/**
 * The confirmation of a new order, for the customer or guest who placed it; 404 for anybody else. After an hour the
 * address redirects to the order's own page, which guests do not have.
 */
export async function confirmationPage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  // A customer whose session has ended may sign in again.
  if (!props) return c.get('customer') ? notFoundPage(c) : askToSignIn(c)
  const isLate = Date.now() - props.order.createdAt.getTime() > thanksMs
  if (isLate && props.order.email === null) return c.redirect(orderPath(c, props.order), 303)
  return answerPage(c, {
    title: c.get('t')('Shop.Order.Number', { number }),
    body: <Body {...props} isLate={isLate} />,
  })
}

import type { Culture } from '../../../../data/cultures.ts'
import { type Cents, sumOf, toCents } from '../../../../data/money/cents.ts'
import type { Db } from '../../../../data/schema.ts'
import type { RefundState } from './states.ts'

/** Amounts are in the currency of the order. */
export type RefundView = {
  id: number
  orderNumber: string
  email: string
  culture: Culture
  currency: string
  reason: string
  state: RefundState
  askedAt: Date
  amount: Cents
  /** The part of `amount` that pays back the delivery. */
  shipping: Cents
  lines: { name: string; quantity: number; amount: Cents }[]
  photos: { id: string; width: number; height: number }[]
  steps: { state: RefundState; note: string; at: Date }[]
}

const MOST = 50

/** The requests of an order, one request, or all: those that wait for an answer first. */
export async function refundViews(db: Db, which: { orderId: number } | { id: number } | 'all'): Promise<RefundView[]> {
  const requests = await db
    .selectFrom('refund_request')
    .innerJoin('customer_order', 'customer_order.id', 'refund_request.order_id')
    .leftJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['refund_request.id', 'number', 'currency', 'reason', 'refund_request.state', 'refund_request.created_at'])
    .select('refund_request.shipping_incl')
    .select((e) => e.fn.coalesce('customer.culture', 'customer_order.culture').as('culture'))
    .select((e) => e.fn.coalesce('customer.email', 'customer_order.email').as('email'))
    .$if(which !== 'all' && 'orderId' in which, (query) =>
      query.where('order_id', '=', (which as { orderId: number }).orderId),
    )
    .$if(which !== 'all' && 'id' in which, (query) =>
      query.where('refund_request.id', '=', (which as { id: number }).id),
    )
    .orderBy((e) => e('refund_request.state', 'in', ['paid', 'refused']))
    .orderBy('refund_request.created_at', 'desc')
    .limit(MOST)
    .execute()
  const parts = await partsOf(
    db,
    requests.map(({ id }) => id),
  )
  return requests.map(({ id, number, created_at, email, shipping_incl, ...request }) => {
    const shipping = toCents(shipping_incl)
    const lines = parts.lines
      .filter((line) => line.request_id === id)
      .map(({ name, quantity, amount_incl }) => ({ name, quantity, amount: toCents(amount_incl) }))
    return {
      ...request,
      id,
      orderNumber: number,
      email: email ?? '',
      askedAt: created_at,
      lines,
      shipping,
      amount: sumOf(lines, ({ amount }) => amount) + shipping,
      photos: parts.photos.filter((photo) => photo.request_id === id),
      steps: parts.steps.filter((step) => step.request_id === id),
    }
  })
}

async function partsOf(db: Db, ids: number[]) {
  if (ids.length === 0) return { lines: [], photos: [], steps: [] }
  const lines = await db
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select(['request_id', 'name', 'refund_line.quantity', 'amount_incl'])
    .where('request_id', 'in', ids)
    .orderBy('order_line.id')
    .execute()
  const photos = await db
    .selectFrom('refund_photo')
    .select(['request_id', 'id', 'width', 'height'])
    .where('request_id', 'in', ids)
    .orderBy('position')
    .execute()
  const steps = await db
    .selectFrom('refund_step')
    .select(['request_id', 'state', 'note', 'at'])
    .where('request_id', 'in', ids)
    .orderBy('id')
    .execute()
  return { lines, photos, steps }
}

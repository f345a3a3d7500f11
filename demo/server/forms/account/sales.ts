import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { money } from '../../pages/layout/format.ts'
import { orderPath } from '../../pages/orders/order-state.tsx'
import { laterPayments, paymentPage } from '../../pages/orders/payment-page.tsx'
import { longestReason, refundable, refundPage } from '../../pages/orders/refund-page.tsx'
import { payOrder, prepaidCurrency } from '../../shop/account/prepaid.ts'
import { keepRefund } from '../../shop/account/refunds.ts'
import { hostedPage, settleOrder } from '../../shop/orders/card.ts'
import { confirmPayment } from '../../shop/orders/order-letters.ts'
import { findOrder, type OrderView } from '../../shop/orders/order-view.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/** What follows an order: POST refund with Number, Quantity-{line}, Reason; POST payment with Number, PaymentMethod. */
export const salesForms = new Hono<Shop>()

salesForms.post('/refund', (c) => owned(askRefund)(c))
salesForms.post('/payment', (c) => owned(pay)(c))

const askRefund: Work = async (c, customer, fields) => {
  const { culture, db } = c.var
  const order = await findOrder(db, { customerId: customer.id }, textOf(fields, 'Number'))
  if (order === undefined) return refuse(c, 404, 'Answers.Order')
  const { state, lines, reason } = await readRefund(c, order, fields)
  if (Object.keys(state.errors).length > 0 || state.message) return refundPage(c, customer, state)
  const ordered = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
  const isKept = await keepRefund(db, { orderId: order.id, reason, lines }, ordered)
  // Somebody was faster: the page says how many are left.
  if (!isKept) return refundPage(c, customer, { ...state, message: c.var.t('Shop.Form.Check') })
  const total = lines.reduce((sum, { lineId, quantity }) => sum + quantity * unitOf(order, lineId), 0)
  const values = { number: order.number, amount: money(total, culture, order.currency) }
  leaveFlash(c, { kind: 'success', key: 'Pages.Refund.Sent', values })
  return proceed(c, pagePath(c, '/account/orders'))
}

const unitOf = (order: OrderView, lineId: number) => order.lines.find(({ id }) => id === lineId)?.unitIncl ?? 0

async function readRefund(c: ShopContext, order: OrderView, fields: Fields) {
  const { t } = c.var
  const left = await refundable(c, order)
  const reason = textOf(fields, 'Reason')
  const state: FormState = { values: { Number: order.number, Reason: reason }, errors: {} }
  const lines = order.lines.flatMap(({ id }) => {
    const name = `Quantity-${id}`
    const typed = textOf(fields, name)
    state.values[name] = typed
    const quantity = typed === '' ? 0 : wholeNumber(typed)
    const most = left.get(id) ?? 0
    if (quantity === undefined || quantity > most) state.errors[name] = t('Pages.Refund.Most', { count: most })
    return quantity ? [{ lineId: id, quantity }] : []
  })
  if (reason === '') state.errors.Reason = t('Shop.Form.Required')
  if (reason.length > longestReason) state.errors.Reason = t('Answers.TooLong', { count: longestReason })
  if (lines.length === 0) state.message = t('Pages.Refund.Nothing')
  return { state, lines, reason }
}

const pay: Work = async (c, customer, fields) => {
  const { culture, db, t } = c.var
  const number = textOf(fields, 'Number')
  const way = laterPayments.find((one) => one === textOf(fields, 'PaymentMethod'))
  const values = { Number: number, PaymentMethod: way ?? '' }
  const order = await findOrder(db, { customerId: customer.id }, number)
  if (order === undefined) return refuse(c, 404, 'Answers.Order')
  if (way === undefined) {
    return paymentPage(c, customer, { values, errors: { PaymentMethod: t('Shop.Checkout.PaymentMissing') } }, 422)
  }
  // A transfer is seen when it arrives; the order's page says where to send it.
  if (way === 'BankTransfer') return proceed(c, orderPath(c, order))
  if (way === 'Card') {
    const page = orderPath(c, order)
    if (!(await settleOrder(db, order.id))) return proceed(c, await hostedPage(c, order.id, page))
    leaveFlash(c, { kind: 'success', key: 'Pages.Payment.Paid', values: { number } })
    return proceed(c, page)
  }
  const payment = await payOrder(db, customer.id, number)
  if (payment.state === 'short') {
    const message = t('Pages.Payment.Short', { amount: money(payment.balance, culture, prepaidCurrency) })
    return paymentPage(c, customer, { values, errors: {}, message }, 409)
  }
  if (payment.state === 'paid' && !payment.isAgain) await confirmPayment(c, order)
  leaveFlash(c, { kind: 'success', key: 'Pages.Payment.Paid', values: { number } })
  return proceed(c, orderPath(c, order))
}

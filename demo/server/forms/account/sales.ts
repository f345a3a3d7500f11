import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { money } from '../../pages/layout/format.ts'
import { orderPath } from '../../pages/orders/order-state.tsx'
import { laterPayments, paymentPage } from '../../pages/orders/payment-page.tsx'
import { payOrder, prepaidCurrency } from '../../shop/account/prepaid.ts'
import { hostedPage, settleOrder } from '../../shop/orders/card.ts'
import { confirmPayment } from '../../shop/orders/order-letters.ts'
import { findOrder } from '../../shop/orders/order-view.ts'
import { releaseOrder } from '../../shop/orders/promises.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/** POST payment with Number, PaymentMethod, for an order that was placed. */
export const salesForms = new Hono<Shop>()

salesForms.post('/payment', (c) => owned(pay)(c))

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
  // A transfer is confirmed by staff later; the order's page shows the bank account.
  if (way !== 'Card') await releaseOrder(db, order.id)
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

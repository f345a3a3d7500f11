import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { readBody } from '../../http/body.ts'
import { payableOf } from '../../shop/orders/payable.ts'
import { openWanted } from '../../shop/orders/promises.ts'

/**
 * POST cardpayments with the fields of the payment form: begins the payment by card for its cart or order. A repetition
 * returns the same payment. 409: the order can no longer be placed as it was shown; sending the form itself returns the
 * reason.
 */
export const cardPayments = new Hono<Shop>()

cardPayments.post('/', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const order = await payableOf(c, body.fields)
  const payment = order && (await openWanted(c.get('db'), order))
  if (!payment) return refuseJson(c, 409, 'Answers.CardOrder')
  const { id, secret, amount, currency, state } = payment
  const isPromised = state === 'authorised' || state === 'captured'
  return c.json({
    PaymentId: id,
    Secret: secret,
    Amount: amount,
    Currency: currency,
    State: isPromised ? 'authorised' : 'open',
  })
})

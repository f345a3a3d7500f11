import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { readBody } from '../../http/body.ts'
import { payableOf } from '../../shop/orders/payable.ts'
import { openWanted } from '../../shop/orders/promises.ts'

/**
 * POST cardpayments with the fields of the form that pays: the payment by card for its cart or order, the same for each repetition. 409:
 * what was seen can no longer be ordered so; the form itself is answered why.
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

import { Hono } from 'hono'
import { toCents } from '../../../data/money/cents.ts'
import type { Customer, Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, readBody, textOf } from '../../http/body.ts'
import { paymentPage } from '../../pages/orders/payment-page.tsx'
import { prepaidOf, readTopUp, setNotified, topUpProblem } from '../../shop/account/prepaid.ts'
import { orderTopUp } from '../../shop/account/top-ups.ts'

/**
 * POST sales/prepaidaccounts (§7): addtocart with PrepaidAccountId and Quantity returns the content of the page on
 * which the amount is paid; setnotification has IsActivated and PrepaidAccountId. The account must be the customer's
 * own.
 */
export const prepaidAccountCalls = new Hono<Shop>()

prepaidAccountCalls.post('/addtocart', (c) => withOwnAccount(c, addMoney))
prepaidAccountCalls.post('/setnotification', (c) => withOwnAccount(c, chooseNotification))

type Work = (c: ShopContext, customer: Customer, fields: Fields) => Promise<Response>

/**
 * 404 for the account of another customer, as for an unknown one. Without an id it is the customer's own, which may not
 * exist yet.
 */
async function withOwnAccount(c: ShopContext, work: Work): Promise<Response> {
  const { customer, db } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const asked = textOf(body.fields, 'PrepaidAccountId')
  const { id } = await prepaidOf(db, customer.id)
  if (asked !== '' && asked !== String(id)) return refuseJson(c, 404, 'Answers.Account')
  return work(c, customer, body.fields)
}

const addMoney: Work = async (c, customer, fields) => {
  const amount = readTopUp(fields)
  if (amount === undefined) {
    const { key, values } = topUpProblem(fields)
    return refuseJson(c, 422, key, { values, extra: { Errors: { Quantity: c.get('t')(key, values) } } })
  }
  const number = await orderTopUp(c, customer, toCents(amount))
  c.set('isFragment', true)
  return paymentPage(c, customer, { values: { Number: number }, errors: {} }, 200)
}

const isTrue = (value: unknown): boolean => /^(true|1|on)$/i.test(String(value ?? ''))

const chooseNotification: Work = async (c, customer, fields) => {
  await setNotified(c.get('db'), customer.id, isTrue(fields.IsActivated))
  return c.json(true)
}

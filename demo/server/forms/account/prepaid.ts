import { Hono } from 'hono'
import { toCents } from '../../../data/money/cents.ts'
import { pagePath, type Shop } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { prepaidPage } from '../../pages/orders/prepaid/prepaid-page.tsx'
import { prepaidOwnerPage } from '../../pages/orders/prepaid/prepaid-staff.tsx'
import { readTopUp, setNotified, topUpProblem } from '../../shop/account/prepaid.ts'
import { changeOwner } from '../../shop/account/prepaid-owner.ts'
import { orderTopUp } from '../../shop/account/top-ups.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'
import { isTicked } from '../security/register.ts'

/**
 * POST Quantity (whole euros) pays in, POST IsActivated turns notifications of use on or off. Staff POST
 * PrepaidAccountId with CustomerId or Email to transfer the account to another customer.
 */
export const prepaidForms = new Hono<Shop>()

prepaidForms.post('/add', (c) => owned(addMoney)(c))
prepaidForms.post('/notification', (c) => owned(chooseNotification)(c))
prepaidForms.post('/customer', (c) => owned(giveAway)(c))

/** Always uses the account of the signed-in customer, whatever id the form has. The amount is paid as an order. */
const addMoney: Work = async (c, customer, fields) => {
  const amount = readTopUp(fields)
  if (amount === undefined) {
    const { key, values } = topUpProblem(fields)
    const errors = { Quantity: c.get('t')(key, values) }
    return prepaidPage(c, customer, { values: { Quantity: textOf(fields, 'Quantity') }, errors })
  }
  const number = await orderTopUp(c, customer, toCents(amount))
  return proceed(c, pagePath(c, `/sales/payment?number=${number}`))
}

const chooseNotification: Work = async (c, customer, fields) => {
  await setNotified(c.get('db'), customer.id, isTicked(fields, 'IsActivated'))
  leaveFlash(c, { kind: 'success', key: 'Pages.Prepaid.Saved' })
  return proceed(c, pagePath(c, '/account/prepaid'))
}

const giveAway: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  if (customer.role !== 'staff') return prepaidOwnerPage(c, customer)
  const accountId = wholeNumber(fields.PrepaidAccountId)
  const values = { CustomerId: textOf(fields, 'CustomerId'), Email: textOf(fields, 'Email') }
  const owner = { customerId: wholeNumber(values.CustomerId), email: values.Email }
  const change = accountId === undefined ? ({ state: 'no-account' } as const) : await changeOwner(db, accountId, owner)
  if (change.state === 'no-account') return refuse(c, 404, 'Answers.Account')
  if (change.state !== 'changed') {
    const errors = { Email: t(change.state === 'taken' ? 'Answers.HasAccount' : 'Answers.Customer') }
    return prepaidOwnerPage(c, customer, accountId, { values, errors })
  }
  const number = accountId ?? 0
  leaveFlash(c, { kind: 'success', key: 'Pages.Prepaid.Staff.Changed', values: { number, email: change.email } })
  return proceed(c, pagePath(c, '/account/prepaid'))
}

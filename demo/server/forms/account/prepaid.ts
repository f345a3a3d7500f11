import { Hono } from 'hono'
import { toCents } from '../../../data/money/cents.ts'
import { pagePath, type Shop } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { money } from '../../pages/layout/format.ts'
import { prepaidPage } from '../../pages/orders/prepaid-page.tsx'
import { prepaidOwnerPage } from '../../pages/orders/prepaid-staff.tsx'
import { leastTopUp, mostTopUp, prepaidCurrency, setNotified, topUp } from '../../shop/account/prepaid.ts'
import { changeOwner } from '../../shop/account/prepaid-owner.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'
import { isTicked } from '../register.ts'

/**
 * The prepaid account: POST Quantity (whole euros) pays in, POST IsActivated asks to be notified of its use. Staff POST
 * PrepaidAccountId with CustomerId or Email, which gives the account to another customer.
 */
export const prepaidForms = new Hono<Shop>()

prepaidForms.post('/add', (c) => owned(addMoney)(c))
prepaidForms.post('/notification', (c) => owned(chooseNotification)(c))
prepaidForms.post('/customer', (c) => owned(giveAway)(c))

/** The account is the signed-in customer's, whatever id a form holds. */
const addMoney: Work = async (c, customer, fields) => {
  const { culture, db, t } = c.var
  const typed = textOf(fields, 'Quantity')
  const amount = wholeNumber(typed) ?? 0
  if (amount < leastTopUp || amount > mostTopUp) {
    const text = t('Answers.Amount', { least: leastTopUp, most: mostTopUp })
    const errors = { Quantity: typed === '' ? t('Sales.QuantityIsMandatory') : text }
    return prepaidPage(c, customer, { values: { Quantity: typed }, errors })
  }
  await topUp(db, customer.id, toCents(amount))
  leaveFlash(c, {
    kind: 'success',
    key: 'Pages.Prepaid.Added',
    values: { amount: money(toCents(amount), culture, prepaidCurrency) },
  })
  return proceed(c, pagePath(c, '/account/prepaid'))
}

const chooseNotification: Work = async (c, customer, fields) => {
  await setNotified(c.var.db, customer.id, isTicked(fields, 'IsActivated'))
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

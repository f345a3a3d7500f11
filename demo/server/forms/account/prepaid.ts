import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { money } from '../../pages/layout/format.ts'
import { prepaidPage } from '../../pages/orders/prepaid-page.tsx'
import { leastTopUp, mostTopUp, setNotified, topUp } from '../../shop/account/prepaid.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'
import { isTicked } from '../register.ts'

/** The prepaid account: POST Quantity (whole euros) pays in, POST IsActivated asks to hear of its use. */
export const prepaidForms = new Hono<Shop>()

prepaidForms.post('/add', (c) => owned(addMoney)(c))
prepaidForms.post('/notification', (c) => owned(chooseNotification)(c))

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
  await topUp(db, customer.id, amount)
  leaveFlash(c, { kind: 'success', key: 'Pages.Prepaid.Added', values: { amount: money(amount, culture) } })
  return proceed(c, pagePath(c, '/account/prepaid'))
}

const chooseNotification: Work = async (c, customer, fields) => {
  await setNotified(c.var.db, customer.id, isTicked(fields, 'IsActivated'))
  leaveFlash(c, { kind: 'success', key: 'Pages.Prepaid.Saved' })
  return proceed(c, pagePath(c, '/account/prepaid'))
}

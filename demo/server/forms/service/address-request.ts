import { Hono } from 'hono'
import { type Customer, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { addressRequestPage, longestRemark } from '../../pages/service/address-request-page.tsx'
import { countries } from '../../shop/delivery.ts'
import { keepAddressRequest } from '../../shop/service/address-requests.ts'
import { readAddress, shippingFieldNames } from '../checkout/checkout-fields.ts'
import { withFields } from '../form.ts'

/** POST Number, the fields of an address, Remarks. */
export const addressRequestForm = new Hono<Shop>()

addressRequestForm.post('/ChangeDeliveryAddressRequest', (c) => {
  const { customer } = c.var
  return customer ? withFields(c, (fields) => takeRequest(c, customer, fields)) : askToSignIn(c)
})

async function takeRequest(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const { culture, db, t } = c.var
  const errors: Record<string, string> = {}
  const known = await countries(db, culture)
  const address = readAddress(c, fields, 'Shipping', known, errors)
  const [number, remarks] = [textOf(fields, 'Number'), textOf(fields, 'Remarks')]
  if (remarks.length > longestRemark) errors.Remarks = t('Answers.TooLong', { count: longestRemark })
  const names = ['Number', 'Remarks', ...shippingFieldNames]
  const state = { values: Object.fromEntries(names.map((name) => [name, textOf(fields, name)])), errors }
  if (Object.keys(errors).length > 0) return addressRequestPage(c, customer, state)
  const outcome = await keepAddressRequest(c, customer.id, { number, address, remarks })
  if (outcome === 'kept' && !c.get('isFragment')) {
    leaveFlash(c, { kind: 'success', key: 'Pages.AddressRequest.Sent', values: { number } })
    return c.redirect(pagePath(c, `/account/orders/${number}`), 303)
  }
  const messages = {
    kept: { success: t('Pages.AddressRequest.Sent', { number }) },
    unknown: { error: t('Answers.Order') },
    tooLate: { error: t('Orders.Change.TooLate', { number }) },
  }
  return addressRequestPage(c, customer, state, messages[outcome])
}

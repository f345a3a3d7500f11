import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { addressPage } from '../../pages/account/address-page.tsx'
import { returnPath } from '../../security/return-path.ts'
import {
  addressTypes,
  chooseFirst,
  customerAddress,
  deleteAddress,
  firstFor,
  saveAddress,
} from '../../shop/addresses.ts'
import { countries } from '../../shop/delivery.ts'
import { addressFieldNames, readAddress } from '../checkout/checkout-fields.ts'
import { owned, type Work } from '../owned.ts'

/** POST new, or the id of an address, with its fields and AddressType; POST first with For; POST delete. */
export const addressForms = new Hono<Shop>()

addressForms.post('/new', (c) => owned(save(undefined))(c))
addressForms.post('/:id{[0-9]+}', (c) => owned(save(wholeNumber(c.req.param('id')) ?? 0))(c))
addressForms.post('/:id{[0-9]+}/first', (c) => owned(first(wholeNumber(c.req.param('id')) ?? 0))(c))
addressForms.post('/:id{[0-9]+}/delete', (c) => owned(remove(wholeNumber(c.req.param('id')) ?? 0))(c))

const save =
  (id: number | undefined): Work =>
  async (c, customer, fields) => {
    const { culture, db } = c.var
    if (id !== undefined && !(await customerAddress(db, customer.id, id))) return refuse(c, 404, 'Answers.Address')
    const errors: Record<string, string> = {}
    const address = readAddress(c, fields, '', await countries(db, culture), errors)
    const type = addressTypes.find((one) => one === textOf(fields, 'AddressType')) ?? 'Both'
    if (Object.keys(errors).length > 0) {
      const names = [...addressFieldNames, 'AddressType', 'ReturnUrl']
      return addressPage(c, customer, id, {
        values: Object.fromEntries(names.map((name) => [name, textOf(fields, name)])),
        errors,
      })
    }
    const saved = await saveAddress(db, customer.id, { ...address, id, type })
    if (saved === undefined) return refuse(c, 404, 'Answers.Address')
    if (c.get('isFragment')) return c.json({ Id: saved, AddressType: type })
    return c.redirect(returnPath(textOf(fields, 'ReturnUrl'), c.get('app'), pagePath(c, '/account')), 303)
  }

const first =
  (id: number): Work =>
  async (c, customer, fields) => {
    const what = firstFor.find((one) => one === textOf(fields, 'For'))
    if (what === undefined) return refuse(c, 422, 'Answers.Choice')
    if (!(await chooseFirst(c.get('db'), customer.id, id, what))) return refuse(c, 404, 'Answers.Address')
    leaveFlash(c, { kind: 'success', key: `Customer.Addresses.First${what}` })
    return c.redirect(pagePath(c, '/account/addresses'), 303)
  }

const remove =
  (id: number): Work =>
  async (c, customer) => {
    if (!(await deleteAddress(c.get('db'), customer.id, id))) return refuse(c, 404, 'Answers.Address')
    leaveFlash(c, { kind: 'success', key: 'Customer.Addresses.Deleted' })
    return c.redirect(pagePath(c, '/account/addresses'), 303)
  }

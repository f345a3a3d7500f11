import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { checkVat } from '../../shop/cart/vat.ts'
import { countryCode } from '../../shop/delivery.ts'

/**
 * GET checkisvatvalid (§7). The country defaults to that of the delivery. 404 for the id of another customer, as for an
 * unknown one.
 */
export const vatCalls = new Hono<Shop>()

/** Characters; no country has longer numbers. */
const longest = 20

vatCalls.on('GET', ['/checkisvatvalid', '/checkisvatvalid/'], async (c) => {
  const { customer, db, market, t } = c.var
  const fields = queryFields(c)
  const number = textOf(fields, 'VAT')
  const customerId = textOf(fields, 'customerId')
  if (customerId !== '' && wholeNumber(customerId) !== customer?.id) return refuseJson(c, 404, 'Answers.NoSuchCall')
  if (number === '' || number.length > longest) return refuseJson(c, 400, 'Checkout.Vat.Malformed')
  const countryId = textOf(fields, 'countryId')
  const country = countryId === '' ? market.country : await countryCode(db, wholeNumber(countryId))
  if (country === undefined) return refuseJson(c, 400, 'Answers.CountryUnknown')
  const { isValid, key } = await checkVat(c, number, country)
  return c.json({ IsVATValidWebService: isValid, ErrorMessage: key && t(key) })
})

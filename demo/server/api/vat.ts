import { Hono } from 'hono'
import type { Shop } from '../context.ts'
import { refuseJson } from '../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../http/body.ts'
import { checkVat } from '../shop/cart/vat.ts'

/** GET checkisvatvalid: whether a VAT number is valid (§7). Another customer's id is as unknown as nobody's. */
export const vatCalls = new Hono<Shop>()

/** No country has longer numbers. */
const longest = 20

vatCalls.on('GET', ['/checkisvatvalid', '/checkisvatvalid/'], async (c) => {
  const { customer, db, t } = c.var
  const fields = queryFields(c)
  const number = textOf(fields, 'VAT')
  const customerId = textOf(fields, 'customerId')
  if (customerId !== '' && wholeNumber(customerId) !== customer?.id) return refuseJson(c, 404, 'Answers.NoSuchCall')
  if (number === '' || number.length > longest) return refuseJson(c, 400, 'Checkout.Vat.Malformed')
  const country = await db
    .selectFrom('country')
    .select('code')
    .where('id', '=', wholeNumber(fields.countryId) ?? 0)
    .executeTakeFirst()
  if (!country) return refuseJson(c, 400, 'Answers.CountryUnknown')
  const { isValid, key } = await checkVat(c, number, country.code)
  return c.json({ IsVATValidWebService: isValid, ErrorMessage: key && t(key) })
})

import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { productPath } from '../../pages/layout/links.ts'
import { findReferences, shortestReference } from '../../shop/account/references.ts'

/** GET customerref/search (§7), as CustomerSKU and ProductLink. 401 without a sign-in. */
export const referenceSearch = new Hono<Shop>()

/** Later pages are empty, since the database counts no further. */
const lastPage = 10_000

referenceSearch.get('/search', async (c) => {
  const { customer, culture, db } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  const fields = queryFields(c)
  const q = textOf(fields, 'q')
  const page = fields.page === undefined || fields.page === '' ? 1 : wholeNumber(fields.page)
  if (page === undefined || page === 0 || page > lastPage) return refuseJson(c, 400, 'Answers.PageNumber')
  if ([...q].length < shortestReference) return c.json([])
  const { found } = await findReferences(db, { customerId: customer.id, q, page, culture })
  return c.json(
    found.map(({ sku, variantId, product }) => ({
      CustomerSKU: sku,
      ProductLink: productPath(c, product, variantId),
    })),
  )
})

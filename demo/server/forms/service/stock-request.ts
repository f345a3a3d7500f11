import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { productPath } from '../../pages/layout/links.ts'
import { requestedVariant } from '../../pages/product/variants/variant-head.tsx'
import { stockRequestPage, stockRequestThanks } from '../../pages/service/stock-request-page.tsx'
import { keepStockRequest } from '../../shop/service/stock-requests.ts'
import { isEmail } from '../email.ts'
import { withFields } from '../form.ts'

/** POST email, productVariantId. */
export const stockRequestForm = new Hono<Shop>()

stockRequestForm.post('/subscribe', (c) => withFields(c, (fields) => takeRequest(c, fields)))

async function takeRequest(c: ShopContext, fields: Fields): Promise<Response> {
  const { isFragment, t } = c.var
  const values = { email: textOf(fields, 'email'), productVariantId: textOf(fields, 'productVariantId') }
  const variant = await requestedVariant(c, values.productVariantId)
  if (variant === undefined) return refuse(c, 404, 'Answers.Variant')
  if (!isEmail(values.email)) {
    const email = t(values.email === '' ? 'Shop.Form.Required' : 'Shop.Form.EmailWrong')
    return stockRequestPage(c, { values, errors: { email } }, 422)
  }
  await keepStockRequest(c, variant.id, values.email)
  if (isFragment) return stockRequestThanks(c, values.email)
  leaveFlash(c, { kind: 'success', key: 'Pages.StockRequest.Thanks', values: { email: values.email } })
  return c.redirect(productPath(c, { id: variant.productId, slug: variant.slug }, variant.id), 303)
}

import { Hono } from 'hono'
import { keptKey } from '../../api/catalog/customer-reference.ts'
import type { Shop, ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { productPath } from '../../pages/layout/links.ts'
import { mistakeText, referencePage } from '../../pages/product/reference.tsx'
import { fullName, requestedVariant } from '../../pages/product/variants/variant-head.tsx'
import { keepReference, referenceMistake } from '../../shop/account/kept-reference.ts'
import { withFields } from '../form.ts'

/** POST ProductVariantId, CustomerSKU. */
export const customerReferenceForm = new Hono<Shop>()

customerReferenceForm.post('/update', (c) =>
  c.get('customer') ? withFields(c, (fields) => keep(c, fields)) : askToSignIn(c),
)

async function keep(c: ShopContext, fields: Fields): Promise<Response> {
  const variant = await requestedVariant(c, fields.ProductVariantId)
  const customer = c.get('customer')
  if (variant === undefined || !customer) return refuse(c, 404, 'Answers.Variant')
  const sku = textOf(fields, 'CustomerSKU')
  const mistake = referenceMistake(sku)
  if (mistake) {
    const values = { ProductVariantId: String(variant.id), CustomerSKU: sku }
    return referencePage(c, { values, errors: { CustomerSKU: mistakeText(c, mistake) } })
  }
  await keepReference(c.get('db'), customer.id, variant.id, sku)
  leaveFlash(c, { kind: 'success', key: keptKey(sku), values: { sku, name: fullName(variant) } })
  return c.redirect(productPath(c, { id: variant.productId, slug: variant.slug }, variant.id), 303)
}

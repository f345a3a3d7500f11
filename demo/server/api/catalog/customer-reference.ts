import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { readBody, textOf } from '../../http/body.ts'
import { mistakeText } from '../../pages/product/reference.tsx'
import { fullName, requestedVariant } from '../../pages/product/variants/variant-head.tsx'
import { keepReference, referenceMistake } from '../../shop/account/kept-reference.ts'

/** POST update (§7): stores a customer's own number for a variant; an empty number removes it. */
export const customerReference = new Hono<Shop>()

customerReference.post('/update', async (c) => {
  const { customer, db, t } = c.var
  if (!customer) return refuseJson(c, 401, 'Pages.Reference.SignIn', failed)
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key, failed)
  const variant = await requestedVariant(c, body.fields.ProductVariantId)
  if (variant === undefined) return refuseJson(c, 404, 'Answers.Variant', failed)
  const sku = textOf(body.fields, 'CustomerSKU')
  const mistake = referenceMistake(sku)
  if (mistake) return refuseField(c, mistakeText(c, mistake))
  await keepReference(db, customer.id, variant.id, sku)
  const Message = t(keptKey(sku), { sku, name: fullName(variant) })
  return c.json({ Status: 'Success', Message })
})

const failed = { extra: { Status: 'Error' } }

const refuseField = (c: ShopContext, text: string) =>
  c.json({ Status: 'Error', Message: text, Errors: { CustomerSKU: text } }, 422)

export const keptKey = (sku: string) => (sku === '' ? 'Pages.Reference.Removed' : 'Pages.Reference.Saved')

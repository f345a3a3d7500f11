import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { readBody, wholeNumber } from '../../http/body.ts'
import { addToCart } from '../../shop/cart/cart.ts'
import { originOf } from '../../shop/origin.ts'
import { answerChange } from '../carts.ts'

/** POST addtocart (§7): ProductVariantId, Quantity, Name and the form's origin fields. Returns the cart's summary. */
export const addToCartCall = new Hono<Shop>()

addToCartCall.post('/addtocart', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const { fields } = body
  const variantId = wholeNumber(fields.ProductVariantId)
  if (variantId === undefined) return refuseJson(c, 400, 'Answers.VariantNumber')
  const quantity = wholeNumber(fields.Quantity)
  if (quantity === undefined || quantity === 0) return refuseJson(c, 400, 'Answers.QuantityNumber')
  return answerChange(c, await addToCart(c, { variantId, quantity, origin: originOf(fields) }), 'Answers.Variant')
})

import { Hono } from 'hono'
import { fromCents } from '../../../data/money/cents.ts'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { addToCart } from '../../shop/cart/cart.ts'
import { cartInfo } from '../../shop/cart/cart-view.ts'
import { addAgain } from '../../shop/orders/again.ts'
import { findOrder, type OrderView, viewerOf } from '../../shop/orders/order-view.ts'
import { answerChange } from '../carts.ts'

/**
 * PUT sales/orders/addtocart (§7): adds a line of an order (OrderId, ItemKey and quantity), or with OrderId alone the
 * whole order. A price in the request is ignored. Returns the cart's summary.
 */
export const orderAgainCall = new Hono<Shop>()

orderAgainCall.put('/addtocart', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const viewer = viewerOf(c)
  if (!viewer) return refuseJson(c, 401, 'Answers.SignIn')
  const order = await findOrder(c.get('db'), viewer, textOf(body.fields, 'OrderId'))
  if (!order) return refuseJson(c, 404, 'Answers.Order')
  return textOf(body.fields, 'ItemKey') === '' ? addWhole(c, order) : addLine(c, order, body.fields)
})

async function addWhole(c: ShopContext, order: OrderView): Promise<Response> {
  const { added, messages } = await addAgain(c, order)
  return c.json({
    ...(await cartInfo(c)),
    Added: added.map(({ variantId, name, quantity, price }) => ({
      ItemKey: variantId,
      Name: name,
      Quantity: quantity,
      Price: fromCents(price),
      CurrencyCode: c.get('market').currency,
    })),
    Messages: messages.map(({ key, values }) => c.get('t')(key, values)),
  })
}

async function addLine(c: ShopContext, order: OrderView, fields: Fields): Promise<Response> {
  const variantId = wholeNumber(fields.ItemKey)
  const line = order.lines.find((one) => one.variantId !== null && one.variantId === variantId)
  if (!line || variantId === undefined) return refuseJson(c, 404, 'Answers.Variant')
  const quantity = wholeNumber(fields.quantity ?? line.quantity)
  if (!quantity) return refuseJson(c, 400, 'Answers.QuantityNumber')
  const origin = { ItemOrigin: textOf(fields, 'ItemOrigin').slice(0, 60) || 'Catalog', OrderId: order.number }
  return answerChange(c, await addToCart(c, { variantId, quantity, origin }), 'Answers.Variant')
}

import { Hono } from 'hono'
import type { Shop, ShopContext } from '../context.ts'
import { refuseJson } from '../http/answers.ts'
import { readBody, textOf, wholeNumber } from '../http/body.ts'
import { couponText, visitorsCoupons } from '../pages/cart/coupons-page.tsx'
import { type CartChange, changeQuantity, removeItem } from '../shop/cart/cart.ts'
import { cartInfo } from '../shop/cart/cart-view.ts'
import { applyCoupon, removeCoupon } from '../shop/cart/coupons.ts'
import { stockProblem } from '../shop/cart/quantity.ts'

/** The cart's calls (§7). A change returns the new summary, so that the page needs no second call. */
export const cartCalls = new Hono<Shop>()

cartCalls.get('/', async (c) => c.json(await cartInfo(c)))

cartCalls.put('/shoppingcartitems/:id', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const id = wholeNumber(c.req.param('id'))
  const quantity = wholeNumber(body.fields.Quantity)
  if (quantity === undefined) return refuseJson(c, 400, 'Answers.QuantityNumber')
  return answerChange(c, id === undefined ? { state: 'unknown' } : await changeQuantity(c, id, quantity))
})

cartCalls.delete('/shoppingcartitems/:id', async (c) => {
  const id = wholeNumber(c.req.param('id'))
  return answerChange(c, id === undefined ? { state: 'unknown' } : await removeItem(c, id))
})

cartCalls.post('/coupon', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const code = textOf(body.fields, 'CouponCode')
  if (code === '') return refuseJson(c, 400, 'Answers.CouponMissing')
  return c.json((await applyCoupon(c, code)).state === 'applied')
})

cartCalls.delete('/coupon', async (c) => {
  await removeCoupon(c)
  return c.json(true)
})

/** GET user/{id}: the codes that a customer may use (§7). 404 for the id of another customer, as for an unknown one. */
export const couponCalls = new Hono<Shop>()

couponCalls.get('/user/:id', async (c) => {
  const { customer } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  if (wholeNumber(c.req.param('id')) !== customer.id) return refuseJson(c, 404, 'Answers.NoSuchCall')
  const coupons = await visitorsCoupons(c)
  return c.json(
    coupons.map((coupon) => ({
      CouponCode: coupon.code,
      Description: couponText(c, coupon),
      EndDate: coupon.endsAt.toISOString(),
    })),
  )
})

/**
 * Returns the summary after a change. A refusal has its reason, the available quantity (0 for none), and the stock if
 * that was the reason.
 */
export async function answerChange(c: ShopContext, change: CartChange, unknownKey = 'Answers.CartItem') {
  if (change.state === 'changed') return c.json(await cartInfo(c))
  if (change.state === 'unknown') return refuseJson(c, 404, unknownKey)
  if (change.state === 'quantity') return answerProblem(c, change)
  const { stock, name, available } = change
  const { key, values } = stockProblem(name, stock)
  return refuseJson(c, 409, key, { values, extra: { Stock: stock, Available: available } })
}

function answerProblem(c: ShopContext, { problem, available }: Extract<CartChange, { state: 'quantity' }>) {
  return refuseJson(c, 400, problem.key, { values: problem.values, extra: { Available: available } })
}

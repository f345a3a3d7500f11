import { Hono } from 'hono'
import { array, create, number, optional, type } from 'superstruct'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { addToCart, type CartChange } from '../../shop/cart/cart.ts'
import { cartInfo } from '../../shop/cart/cart-view.ts'
import { stockProblem } from '../../shop/cart/quantity.ts'
import { itemsOf } from '../../shop/wishlists/lists.ts'
import { withOwnList } from './lists.ts'

const Order = type({ WishlistId: number(), Items: optional(array(type({ variantId: number(), qty: number() }))) })

/**
 * POST addwishlisttocart (§7): WishlistId, and Items for some of its products; without them all. Returns the cart's summary,
 * with a message for each product that could not be had.
 */
export const wishlistToCart = new Hono<Shop>()

wishlistToCart.post('/addwishlisttocart', async (c) => {
  const { customer, db, t } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  const body = await c.req
    .json()
    .then((data: unknown) => create(data, Order))
    .catch(() => undefined)
  if (!body) return refuseJson(c, 400, 'Answers.Unreadable')
  return withOwnList(c, customer, body.WishlistId, async ({ id }) => {
    const wanted = body.Items && new Map(body.Items.map(({ variantId, qty }) => [variantId, qty]))
    const messages: string[] = []
    for (const { variant, quantity } of await itemsOf(db, id, c.var)) {
      if (wanted && !wanted.has(variant.id)) continue
      const change = await addToCart(c, {
        variantId: variant.id,
        quantity: wanted?.get(variant.id) ?? quantity,
        origin: { ItemOrigin: 'Wishlist' },
      })
      const problem = problemOf(change)
      if (problem) messages.push(t(problem.key, problem.values))
    }
    return c.json({ ...(await cartInfo(c)), Messages: messages })
  })
})

function problemOf(change: CartChange) {
  if (change.state === 'stock') return stockProblem(change.name, change.stock)
  return change.state === 'quantity' ? change.problem : undefined
}

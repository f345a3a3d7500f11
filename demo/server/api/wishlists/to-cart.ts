import { Hono } from 'hono'
import { array, create, number, optional, type } from 'superstruct'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { wholeNumber } from '../../http/body.ts'
import { addMany } from '../../shop/cart/add-many.ts'
import { cartInfo } from '../../shop/cart/cart-view.ts'
import { itemsOf } from '../../shop/wishlists/lists.ts'
import { withOwnList } from './lists.ts'

const Order = type({ WishlistId: number(), Items: optional(array(type({ variantId: number(), qty: number() }))) })

/**
 * POST addwishlisttocart (§7): Items limits it to some products. Returns the cart's summary, the number of added units,
 * and a message for each product that is not available in the requested quantity.
 */
export const wishlistToCart = new Hono<Shop>()

wishlistToCart.post('/addwishlisttocart', async (c) => {
  const body = await c.req
    .json()
    .then((data: unknown) => create(data, Order))
    .catch(() => undefined)
  if (!body) return refuseJson(c, 400, 'Answers.Unreadable')
  const wanted = body.Items && new Map(body.Items.map(({ variantId, qty }) => [variantId, wholeNumber(qty)]))
  if (wanted && [...wanted.values()].some((quantity) => !quantity)) return refuseJson(c, 400, 'Answers.QuantityNumber')
  return withOwnList(c, body.WishlistId, async ({ id }) => {
    const items = await itemsOf(c.get('db'), id, c.var)
    const chosen = items
      .filter(({ variant }) => !wanted || wanted.has(variant.id))
      .map(({ variant, quantity }) => ({ variant, quantity: wanted?.get(variant.id) ?? quantity }))
    const { units, problems } = await addMany(c, chosen, { ItemOrigin: 'Wishlist' })
    const Messages = problems.map(({ key, values }) => c.get('t')(key, values))
    return c.json({ ...(await cartInfo(c)), AddedCount: units, Messages })
  })
})

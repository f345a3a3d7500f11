import type { Customer, Flash, ShopContext } from '../../context.ts'
import { pagePath } from '../../context.ts'
import { type Fields, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { addToCart } from '../../shop/cart/cart.ts'
import { stockProblem } from '../../shop/cart/quantity.ts'
import { mostWished, removeItem, setWished } from '../../shop/wishlists/changes.ts'
import { itemsOf, type WishlistItem } from '../../shop/wishlists/lists.ts'
import { withList } from './own-list.ts'

/**
 * Changes the products of a list: POST wishlistId with Quantity-{row}, or `remove` with a row, or `order` to put all that
 * can be had into the basket.
 */
export const updateItems = (c: ShopContext, customer: Customer, fields: Fields): Promise<Response> =>
  withList(c, customer, fields.wishlistId, async ({ id }) => {
    const { db } = c.var
    const removed = wholeNumber(fields.remove)
    if (removed !== undefined) await removeItem(db, customer.id, removed)
    const items = await itemsOf(db, id, c.var)
    if (fields.order !== undefined) return orderAll(c, items)
    for (const item of removed === undefined ? items : []) {
      const wished = wholeNumber(fields[`Quantity-${item.id}`])
      if (!wished || wished === item.quantity) continue
      await setWished(db, customer.id, item.id, Math.min(wished, mostWished))
    }
    return c.redirect(listPath(c, id), 303)
  })

async function orderAll(c: ShopContext, items: WishlistItem[]): Promise<Response> {
  const problems: Flash[] = []
  for (const { variant, quantity } of items) {
    const change = await addToCart(c, { variantId: variant.id, quantity, origin: { ItemOrigin: 'Wishlist' } })
    if (change.state === 'stock') problems.push({ kind: 'error', ...stockProblem(change.name, change.stock) })
    if (change.state === 'quantity') problems.push({ kind: 'error', ...change.problem })
  }
  if (problems.length > 0) leaveFlash(c, ...problems)
  return c.redirect(pagePath(c, '/shoppingcarts'), 303)
}

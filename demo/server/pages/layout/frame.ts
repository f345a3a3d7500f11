import type { Category } from '../../../data/catalogue/categories.ts'
import type { ShopContext } from '../../context.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import { wishedCount } from '../../shop/wishlists/lists.ts'
import { ownerOf } from '../../shop/wishlists/owner.ts'
import { categoriesOf } from '../catalog/category-tree.ts'
import { amountText } from './format.ts'

/** `wished` is the number of products in the visitor's lists. */
export type Frame = {
  categories: readonly Category[]
  cart: { count: number; amount: string }
  wished: number
}

/** The frame of a page that is shown while the database is unavailable. */
export const bareFrame = (c: ShopContext): Frame => ({
  categories: [],
  wished: 0,
  cart: { count: 0, amount: amountText(c, 0) },
})

export async function loadFrame(c: ShopContext): Promise<Frame> {
  const categories = await categoriesOf(c)
  const cart = await cartView(c)
  const wished = c.get('session').id === null ? 0 : await wishedCount(c.get('db'), ownerOf(c))
  return { categories, wished, cart: { count: cart.itemsCount, amount: amountText(c, cart.totalIncl) } }
}

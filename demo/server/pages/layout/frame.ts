import { type Category, categoryTree } from '../../../data/catalogue/categories.ts'
import type { ShopContext } from '../../context.ts'
import { cartView } from '../../shop/cart-view.ts'
import { money } from './format.ts'

/** What the header and the footer of every page show. */
export type Frame = { categories: Category[]; cart: { count: number; amount: string } }

/** Loads the main categories and the visitor's cart. */
export async function loadFrame(c: ShopContext): Promise<Frame> {
  const categories = await categoryTree(c.var.db, c.var.culture)
  const cart = await cartView(c)
  return { categories, cart: { count: cart.itemsCount, amount: money(cart.totalIncl, c.var.culture) } }
}

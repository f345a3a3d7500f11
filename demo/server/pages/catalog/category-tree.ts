import { type Category, categoryTree } from '../../../data/catalogue/categories.ts'
import type { ShopContext } from '../../context.ts'

const trees = new WeakMap<ShopContext, Promise<Category[]>>()

/** The categories in the culture of the request: menu and page share them, and they are read once for each request. */
export function categoriesOf(c: ShopContext): Promise<Category[]> {
  const known = trees.get(c) ?? categoryTree(c.get('db'), c.get('culture'))
  trees.set(c, known)
  return known
}

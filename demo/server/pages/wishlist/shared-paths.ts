import { pagePath, type ShopContext } from '../../context.ts'
import type { Wishlist } from '../../shop/wishlists/lists.ts'

/** The public address of a list; undefined for a list that is not shared. */
export const sharedPath = (c: ShopContext, { kind, key }: Pick<Wishlist, 'kind' | 'key'>): string | undefined => {
  if (key === null) return undefined
  return pagePath(c, kind === 'birth' ? `/catalog/birthlist/list/${key}` : `/catalog/wishlist/shared/${key}`)
}

/** The modal of the birth lists, which a page opens for openBirthlist (§2). */
export const birthPopupPath = (c: ShopContext) => pagePath(c, '/catalog/birthlist/popup')

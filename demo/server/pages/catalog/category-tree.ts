import { type Category, categoryTree } from '../../../data/catalogue/categories.ts'
import type { ShopContext } from '../../context.ts'
import { shared } from '../../shop/catalogue/shared.ts'

/** The categories in the culture of the request, for the menu and the page. */
export const categoriesOf = (c: ShopContext): Promise<readonly Category[]> => shared(c, categoryTree, c.get('culture'))

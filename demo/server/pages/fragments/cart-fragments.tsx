/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import { CartItems } from '../cart/basket-page.tsx'

/** The items of the visitor's cart: `{culture}/widget/shoppingcartitems` (§2). */
export async function cartItemsFragment(c: ShopContext): Promise<string> {
  const markup = <CartItems c={c} cart={await cartView(c)} />
  return String(await markup.toString())
}

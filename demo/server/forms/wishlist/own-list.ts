import type { Customer, ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { wholeNumber } from '../../http/body.ts'
import { longestName } from '../../shop/wishlists/changes.ts'
import { findList, type Wishlist } from '../../shop/wishlists/lists.ts'

/** Hands on the customer's list that a form names; another's is none. */
export async function withList(
  c: ShopContext,
  customer: Customer,
  id: unknown,
  go: (list: Wishlist) => Promise<Response>,
): Promise<Response> {
  const list = await findList(c.var.db, customer.id, wholeNumber(id) ?? 0)
  return list ? go(list) : refuse(c, 404, 'Answers.List')
}

/** What is wrong with a list's name, or undefined. */
export function nameProblem(c: ShopContext, name: string): string | undefined {
  if (name === '') return c.var.t('Shop.Form.Required')
  return name.length > longestName ? c.var.t('Answers.TooLong', { count: longestName }) : undefined
}

import type { Customer, ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, wholeNumber } from '../../http/body.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { longestName } from '../../shop/wishlists/changes.ts'
import { findList, type Wishlist } from '../../shop/wishlists/lists.ts'
import { withFields } from '../form.ts'

/** What a form of a customer does with its fields. */
export type Work = (c: ShopContext, customer: Customer, fields: Fields) => Promise<Response>

/** Lets only a signed-in customer do it; others get the sign-in page. */
export const owned =
  (work: Work) =>
  (c: ShopContext): Promise<Response> => {
    const { customer } = c.var
    return customer ? withFields(c, (fields) => work(c, customer, fields)) : askToSignIn(c)
  }

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

import type { ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, wholeNumber } from '../../http/body.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { longestName } from '../../shop/wishlists/changes.ts'
import { findList, type Wishlist } from '../../shop/wishlists/lists.ts'
import { type ListOwner, ownerOf } from '../../shop/wishlists/owner.ts'
import { withFields } from '../form.ts'

export type ListWork = (c: ShopContext, fields: Fields) => Promise<Response>

/** Reads the form and runs the work: every visitor may have lists. */
export const listForm =
  (work: ListWork) =>
  (c: ShopContext): Promise<Response> =>
    withFields(c, (fields) => work(c, fields))

/**
 * Calls `work` with the visitor's list that a form names. The list of another person is refused as an unknown one; a
 * visitor who is not signed in is asked to sign in.
 */
export async function withList(
  c: ShopContext,
  id: unknown,
  go: (list: Wishlist, owner: ListOwner) => Promise<Response>,
): Promise<Response> {
  const owner = ownerOf(c)
  const list = await findList(c.get('db'), owner, wholeNumber(id) ?? 0)
  if (list) return go(list, owner)
  return c.get('customer') ? refuse(c, 404, 'Answers.List') : askToSignIn(c)
}

export function nameProblem(c: ShopContext, name: string): string | undefined {
  if (name === '') return c.get('t')('Shop.Form.Required')
  return name.length > longestName ? c.get('t')('Answers.TooLong', { count: longestName }) : undefined
}

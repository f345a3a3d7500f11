import { Hono } from 'hono'
import type { Customer, Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, queryFields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { deleteList, longestDescription, longestName, renameList } from '../../shop/wishlists/changes.ts'
import { findList, itemsOf, type Wishlist } from '../../shop/wishlists/lists.ts'

/** What a call of a signed-in customer does with its fields. */
export type OwnWork = (c: ShopContext, customer: Customer, fields: Fields) => Promise<Response>

/** Lets only a signed-in customer do it; others get 401. The values of these calls are in the query (§7). */
export const own =
  (work: OwnWork) =>
  async (c: ShopContext): Promise<Response> =>
    c.var.customer ? work(c, c.var.customer, queryFields(c)) : refuseJson(c, 401, 'Answers.SignIn')

/** The customer's list of an id, or an answer that there is none. */
export async function withOwnList(
  c: ShopContext,
  customer: Customer,
  id: unknown,
  go: (list: Wishlist) => Promise<Response>,
): Promise<Response> {
  const list = await findList(c.var.db, customer.id, wholeNumber(id) ?? 0)
  return list ? go(list) : refuseJson(c, 404, 'Answers.List')
}

/** A list as §3 has it; `Uri` is where its page is. */
async function wishlistOf(c: ShopContext, { id, name, description }: Wishlist) {
  const items = await itemsOf(c.var.db, id, c.var)
  return {
    WishlistId: id,
    Name: name,
    Description: description,
    Uri: listPath(c, id),
    Items: items.map(({ variant, quantity }) => ({ variantId: variant.id, qty: quantity })),
  }
}

/** POST updatename, updatedescription and delete (§7): what concerns a list itself. */
export const listCalls = new Hono<Shop>()

/** Changes a part of a list and returns the whole of it. */
const change = (part: 'name' | 'description', read: (fields: Fields) => string, longest: number) =>
  own((c, customer, fields) =>
    withOwnList(c, customer, fields.Id, async (list) => {
      const value = read(fields)
      if (part === 'name' && value === '') return refuseJson(c, 422, 'Shop.Form.Required')
      if (value.length > longest) return refuseJson(c, 422, 'Answers.TooLong', { values: { count: longest } })
      const changed = { ...list, [part]: value }
      await renameList(c.var.db, customer.id, changed)
      return c.json(await wishlistOf(c, changed))
    }),
  )

listCalls.post('/updatename', (c) => change('name', (fields) => textOf(fields, 'Name'), longestName)(c))
listCalls.post('/updatedescription', (c) =>
  change('description', (fields) => textOf(fields, 'Description'), longestDescription)(c),
)

listCalls.post('/delete', async (c) => {
  const { customer, db } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  return withOwnList(c, customer, body.fields.WishlistId, async ({ id }) => {
    await deleteList(db, customer.id, id)
    return c.json({ Uri: listPath(c) })
  })
})

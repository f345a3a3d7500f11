import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, queryFields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { deleteList, longestDescription, longestName, renameList } from '../../shop/wishlists/changes.ts'
import { findList, itemsOf, type Wishlist } from '../../shop/wishlists/lists.ts'
import { type ListOwner, ownerOf } from '../../shop/wishlists/owner.ts'

export type OwnWork = (c: ShopContext, owner: ListOwner, fields: Fields) => Promise<Response>

/** Runs the work for the owner of the visitor's lists. These calls have their values in the query (§7). */
export const own =
  (work: OwnWork) =>
  (c: ShopContext): Promise<Response> =>
    work(c, ownerOf(c), queryFields(c))

/** The list or item is not among the visitor's own: 404, or 401 for a visitor who may have it after signing in. */
export const refuseUnknown = (c: ShopContext, key: 'Answers.List' | 'Answers.ListItem') =>
  c.get('customer') ? refuseJson(c, 404, key) : refuseJson(c, 401, 'Answers.SignIn')

/** Calls `go` with the owner's list of an id. Without such a list the answer is an error. */
export async function withOwnList(
  c: ShopContext,
  id: unknown,
  go: (list: Wishlist, owner: ListOwner) => Promise<Response>,
): Promise<Response> {
  const owner = ownerOf(c)
  const list = await findList(c.get('db'), owner, wholeNumber(id) ?? 0)
  return list ? go(list, owner) : refuseUnknown(c, 'Answers.List')
}

/** A list with the names of §3; `Uri` is the address of its page. */
async function wishlistOf(c: ShopContext, { id, name, description }: Wishlist) {
  const items = await itemsOf(c.get('db'), id, c.var)
  return {
    WishlistId: id,
    Name: name,
    Description: description,
    Uri: listPath(c, id),
    Items: items.map(({ variant, quantity }) => ({ variantId: variant.id, qty: quantity })),
  }
}

/** POST updatename, updatedescription and delete (§7). */
export const listCalls = new Hono<Shop>()

const change =
  (part: 'name' | 'description', read: (fields: Fields) => string, longest: number) => (c: ShopContext) => {
    const fields = queryFields(c)
    return withOwnList(c, fields.Id, async (list, owner) => {
      const value = read(fields)
      if (part === 'name' && value === '') return refuseJson(c, 422, 'Shop.Form.Required')
      if (value.length > longest) return refuseJson(c, 422, 'Answers.TooLong', { values: { count: longest } })
      const changed = { ...list, [part]: value }
      await renameList(c.get('db'), owner, changed)
      return c.json(await wishlistOf(c, changed))
    })
  }

listCalls.post('/updatename', (c) => change('name', (fields) => textOf(fields, 'Name'), longestName)(c))
listCalls.post('/updatedescription', (c) =>
  change('description', (fields) => textOf(fields, 'Description'), longestDescription)(c),
)

listCalls.post('/delete', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  return withOwnList(c, body.fields.WishlistId, async ({ id }, owner) => {
    await deleteList(c.get('db'), owner, id)
    return c.json({ Uri: listPath(c) })
  })
})

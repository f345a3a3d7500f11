import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, queryFields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { deleteList, longestDescription, longestName, renameList } from '../../shop/wishlists/changes.ts'
import { findList, itemsOf, type Wishlist } from '../../shop/wishlists/lists.ts'
import { type ListOwner, ownerOf } from '../../shop/wishlists/owner.ts'

/** What a call of a visitor does with its fields. */
export type OwnWork = (c: ShopContext, owner: ListOwner, fields: Fields) => Promise<Response>

/** Does it for the owner of the visitor's lists. The values of these calls are in the query (§7). */
export const own =
  (work: OwnWork) =>
  (c: ShopContext): Promise<Response> =>
    work(c, ownerOf(c), queryFields(c))

/** There is none of that among the visitor's own: who is not signed in may have it as a customer. */
export const refuseUnknown = (c: ShopContext, key: 'Answers.List' | 'Answers.ListItem') =>
  c.get('customer') ? refuseJson(c, 404, key) : refuseJson(c, 401, 'Answers.SignIn')

/** The owner's list of an id, or an answer that there is none. */
export async function withOwnList(
  c: ShopContext,
  id: unknown,
  go: (list: Wishlist, owner: ListOwner) => Promise<Response>,
): Promise<Response> {
  const owner = ownerOf(c)
  const list = await findList(c.get('db'), owner, wholeNumber(id) ?? 0)
  return list ? go(list, owner) : refuseUnknown(c, 'Answers.List')
}

/** A list as §3 has it; `Uri` is where its page is. */
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

/** POST updatename, updatedescription and delete (§7): what concerns a list itself. */
export const listCalls = new Hono<Shop>()

/** Changes a part of a list and returns the whole of it. */
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

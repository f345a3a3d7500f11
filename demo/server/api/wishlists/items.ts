import { Hono } from 'hono'
import { array, create, integer, max, min, size, type } from 'superstruct'
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { priceFor } from '../../../data/catalogue/prices.ts'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, largestInteger, textOf, wholeNumber } from '../../http/body.ts'
import { plural } from '../../pages/layout/format.ts'
import { fullName, requestedVariant } from '../../pages/product/variants/variant-head.tsx'
import {
  addItem,
  createList,
  longestName,
  mostItems,
  mostLists,
  mostWished,
  removeItem,
  removeVariant,
  setWished,
} from '../../shop/wishlists/changes.ts'
import { findList, listsWith, wishedCount } from '../../shop/wishlists/lists.ts'
import { moveItems } from '../../shop/wishlists/moving.ts'
import { type ListOwner, ownerOf, rememberedOwner } from '../../shop/wishlists/owner.ts'
import { own, refuseUnknown, withOwnList } from './lists.ts'

const Id = max(min(integer(), 0), largestInteger)
const Move = type({ WishlistId: Id, TargetId: Id, Ids: size(array(Id), 1, mostItems) })

export const itemCalls = new Hono<Shop>()

itemCalls.get('/products/count', (c) => own(async (_c, owner) => c.json(await wishedCount(c.get('db'), owner)))(c))

itemCalls.get('/isinthelist', (c) =>
  own(async (_c, owner, { productVariantId, listId }) => {
    const present = await listsWith(c.get('db'), owner, wholeNumber(productVariantId) ?? 0)
    return c.json(listId === undefined ? present.size > 0 : present.has(wholeNumber(listId) ?? 0))
  })(c),
)

itemCalls.post('/addproductvariant', (c) => own(add)(c))

/** Puts a variant on one of the visitor's lists; without a wishlistId on a new list with the name `name`. */
async function add(c: ShopContext, owner: ListOwner, fields: Fields): Promise<Response> {
  const { db, t } = c.var
  const variant = await requestedVariant(c, fields.productVariantId)
  if (!variant) return refuseJson(c, 404, 'Answers.Variant')
  const list = await listFor(c, owner, fields)
  if (list instanceof Response) return list
  const quantity = Math.min(mostWished, Math.max(1, wholeNumber(fields.quantity) ?? 1))
  if ((await addItem(db, list.id, variant.id, quantity)) === 'full')
    return refuseJson(c, 409, 'Answers.ListFull', { values: { count: mostItems } })
  const Message = t('Pages.Wishlist.Added', { item: fullName(variant), name: list.name })
  return c.json({ Message, DataLayer: dataLayerOf(c, variant, quantity), WishlistId: list.id })
}

async function listFor(
  c: ShopContext,
  owner: ListOwner,
  fields: Fields,
): Promise<Response | { id: number; name: string }> {
  const { customer, db } = c.var
  if (textOf(fields, 'wishlistId') !== '')
    return (await findList(db, owner, wholeNumber(fields.wishlistId) ?? 0)) ?? refuseUnknown(c, 'Answers.List')
  const name = textOf(fields, 'name')
  if (name === '') return refuseJson(c, 422, 'Shop.Form.Required')
  if (name.length > longestName) return refuseJson(c, 422, 'Answers.TooLong', { values: { count: longestName } })
  const kind = fields.kind === 'birth' ? 'birth' : 'wish'
  // A birth list needs a customer: other people buy from it after the session has ended.
  if (kind === 'birth' && !customer) return refuseJson(c, 401, 'Answers.SignIn')
  const id = await createList(db, await rememberedOwner(c), { name, kind })
  return id === undefined ? refuseJson(c, 409, 'Answers.TooManyLists', { values: { count: mostLists } }) : { id, name }
}

/** The event for the tag manager (§3), with the field names of GA4. */
function dataLayerOf(c: ShopContext, variant: NamedVariant, quantity: number) {
  const price = priceFor(variant.rules, quantity).incl / 100
  return {
    event: 'add_to_wishlist',
    ecommerce: {
      currency: c.get('market').currency,
      value: Math.round(price * quantity * 100) / 100,
      items: [{ item_id: variant.sku, item_name: variant.name, price, quantity }],
    },
  }
}

itemCalls.post('/updatequantity', (c) =>
  own(async (_c, owner, { Id, Quantity }) => {
    const row = wholeNumber(Id) ?? 0
    const quantity = wholeNumber(Quantity)
    if (!quantity || quantity > mostWished) return refuseJson(c, 400, 'Answers.QuantityNumber')
    if (!(await setWished(c.get('db'), owner, row, quantity))) return refuseUnknown(c, 'Answers.ListItem')
    return c.json({ IsSuccessfull: true, WishlistProductId: row, Quantity: quantity })
  })(c),
)

itemCalls.delete('/deletefromlist', (c) =>
  own(async (_c, owner, { Id }) =>
    (await removeItem(c.get('db'), owner, wholeNumber(Id) ?? 0)) ? c.json(true) : refuseUnknown(c, 'Answers.ListItem'),
  )(c),
)

itemCalls.delete('/deletefromlist/:variant/:list', (c) =>
  withOwnList(c, c.req.param('list'), async ({ id }, owner) => {
    await removeVariant(c.get('db'), owner, wholeNumber(c.req.param('variant')) ?? 0, id)
    return c.json(true)
  }),
)

itemCalls.delete('/deletefromalllist/:variant', async (c) => {
  await removeVariant(c.get('db'), ownerOf(c), wholeNumber(c.req.param('variant')) ?? 0)
  return c.json(true)
})

itemCalls.post('/moveproducts', async (c) => {
  const body = await c.req
    .json()
    .then((data: unknown) => create(data, Move))
    .catch(() => undefined)
  if (!body) return refuseJson(c, 400, 'Answers.Unreadable')
  return withOwnList(c, body.WishlistId, ({ id: from }) =>
    withOwnList(c, body.TargetId, async ({ id: to, name }, owner) => {
      const moved = await moveItems(c.get('db'), owner, { from, to, rows: body.Ids })
      if (moved.state === 'full') return refuseJson(c, 409, 'Answers.ListFull', { values: { count: mostItems } })
      if (moved.state === 'unknown') return refuseUnknown(c, 'Answers.ListItem')
      return c.json({ Message: plural(c.get('t'), c.get('culture'), 'Pages.Wishlist.Moved', moved.count, { name }) })
    }),
  )
})

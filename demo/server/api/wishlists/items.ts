import { Hono } from 'hono'
import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { priceFor } from '../../../data/catalogue/prices.ts'
import type { Customer, Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { fullName, requestedVariant } from '../../pages/product/variant-head.tsx'
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
import { own, withOwnList } from './lists.ts'

/** The calls of §7 on what is in a customer's lists. */
export const itemCalls = new Hono<Shop>()

itemCalls.get('/products/count', async (c) => {
  const { customer, db } = c.var
  return c.json(customer ? await wishedCount(db, customer.id) : 0)
})

itemCalls.get('/isinthelist', (c) =>
  own(async (_c, customer, { productVariantId, listId }) => {
    const present = await listsWith(c.var.db, customer.id, wholeNumber(productVariantId) ?? 0)
    return c.json(listId === undefined ? present.size > 0 : present.has(wholeNumber(listId) ?? 0))
  })(c),
)

itemCalls.post('/addproductvariant', (c) => own(add)(c))

/** Puts a variant on a list of the customer; without a wishlistId on a new one, which `name` names. */
async function add(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const { db, t } = c.var
  const variant = await requestedVariant(c, fields.productVariantId)
  if (!variant) return refuseJson(c, 404, 'Answers.Variant')
  const list = await listFor(c, customer, fields)
  if (list instanceof Response) return list
  const quantity = Math.min(mostWished, Math.max(1, wholeNumber(fields.quantity) ?? 1))
  if ((await addItem(db, list.id, variant.id, quantity)) === 'full')
    return refuseJson(c, 409, 'Answers.ListFull', { values: { count: mostItems } })
  const Message = t('Pages.Wishlist.Added', { item: fullName(variant), name: list.name })
  return c.json({ Message, DataLayer: dataLayerOf(c, variant, quantity), WishlistId: list.id })
}

async function listFor(
  c: ShopContext,
  customer: Customer,
  fields: Fields,
): Promise<Response | { id: number; name: string }> {
  const { db } = c.var
  if (textOf(fields, 'wishlistId') !== '')
    return (await findList(db, customer.id, wholeNumber(fields.wishlistId) ?? 0)) ?? refuseJson(c, 404, 'Answers.List')
  const name = textOf(fields, 'name')
  if (name === '') return refuseJson(c, 422, 'Shop.Form.Required')
  if (name.length > longestName) return refuseJson(c, 422, 'Answers.TooLong', { values: { count: longestName } })
  const kind = fields.kind === 'birth' ? 'birth' : 'wish'
  const id = await createList(db, customer.id, { name, kind })
  return id === undefined ? refuseJson(c, 409, 'Answers.TooManyLists', { values: { count: mostLists } }) : { id, name }
}

/** The event for the tag manager (§3), as GA4 names its fields. */
function dataLayerOf(c: ShopContext, variant: NamedVariant, quantity: number) {
  const price = priceFor(variant.rules, quantity).incl / 100
  return {
    event: 'add_to_wishlist',
    ecommerce: {
      currency: c.var.market.currency,
      value: Math.round(price * quantity * 100) / 100,
      items: [{ item_id: variant.sku, item_name: variant.name, price, quantity }],
    },
  }
}

itemCalls.post('/updatequantity', (c) =>
  own(async (_c, customer, { Id, Quantity }) => {
    const row = wholeNumber(Id) ?? 0
    const quantity = wholeNumber(Quantity)
    if (!quantity || quantity > mostWished) return refuseJson(c, 400, 'Answers.QuantityNumber')
    if (!(await setWished(c.var.db, customer.id, row, quantity))) return refuseJson(c, 404, 'Answers.ListItem')
    return c.json({ IsSuccessfull: true, WishlistProductId: row, Quantity: quantity })
  })(c),
)

itemCalls.delete('/deletefromlist', (c) =>
  own(async (_c, customer, { Id }) =>
    (await removeItem(c.var.db, customer.id, wholeNumber(Id) ?? 0))
      ? c.json(true)
      : refuseJson(c, 404, 'Answers.ListItem'),
  )(c),
)

itemCalls.delete('/deletefromlist/:variant/:list', (c) =>
  own((_c, customer) =>
    withOwnList(c, customer, c.req.param('list'), async ({ id }) => {
      await removeVariant(c.var.db, customer.id, wholeNumber(c.req.param('variant')) ?? 0, id)
      return c.json(true)
    }),
  )(c),
)

itemCalls.delete('/deletefromalllist/:variant', (c) =>
  own(async (_c, customer) => {
    await removeVariant(c.var.db, customer.id, wholeNumber(c.req.param('variant')) ?? 0)
    return c.json(true)
  })(c),
)

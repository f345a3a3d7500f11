import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, payIn, plenty } from '../goods.ts'
import { password, register } from '../shop.ts'

/** Other people must never read these texts. */
export const secrets = {
  lastName: 'Walkerson',
  street: 'Rue du Secret',
  list: 'Liste secrète',
  reference: 'SECRET-REF',
}

/** Products that only the walk buys. */
const goods = 1740

type Rows = Record<string, { rows: Record<string, string | number>[] }>

/** All data of the shop about a visitor, except for those that each request changes. */
export async function dataOf(visitor: APIRequestContext): Promise<Rows> {
  const answer = await visitor.post('/fr/account/data/export', { form: { CurrentPassword: password } })
  if (answer.status() !== 200) throw new Error(`The export answered ${answer.status()}.`)
  const { tables } = await answer.json()
  delete tables.session
  // The account records every attempt to sign in.
  delete tables.audit_event
  return tables
}

/** Adds one of everything to an account, and returns the ids by the names of the table. */
export async function settle(owner: APIRequestContext, guest: APIRequestContext, email: string) {
  await register(owner, email)
  const change = { FirstName: 'Ada', LastName: secrets.lastName, PhoneNumber: '', Culture: 'fr', Email: email }
  await owner.post('/fr/account/profile', { form: change })
  const { variantId: variant } = await findGood(owner, goods, plenty)
  await add(owner, variant, 1)
  await order(owner, { ShippingStreet1: secrets.street, ShippingLastName: secrets.lastName })
  await add(guest, variant, 1)
  const placed = await order(guest, { Email: `guest-${email}`, ShippingStreet1: secrets.street })
  const guestOrder = /(\d+)$/.exec(placed.headers().location ?? '')?.[1] ?? ''
  const lists = '/api/v1/catalog/wishlist/addproductvariant'
  await owner.post(lists, { params: { productVariantId: variant, quantity: 1, name: secrets.list } })
  const birth = await owner.post(lists, {
    params: { productVariantId: variant, quantity: 1, name: 'Naissance', kind: 'birth' },
  })
  const { WishlistId: birthList } = await birth.json()
  const listPage = await (await owner.get(`/fr/catalog/wishlist/list?Id=${birthList}`)).text()
  const birthKey = /birthlist\/list\/([\w-]+)/.exec(listPage)?.[1] ?? ''
  await owner.post('/api/v1/catalog/customerref/update', {
    data: { ProductVariantId: variant, CustomerSKU: secrets.reference },
  })
  await payIn(owner, 10)
  await saveOne(owner, variant)
  return { ...(await idsOf(owner)), variant, email, guestOrder, birthKey, reference: 'SECRET' }
}

async function saveOne(owner: APIRequestContext, variant: number): Promise<void> {
  const other = await findGood(owner, goods + 40, plenty)
  await add(owner, other.variantId, 1)
  const line = (await dataOf(owner)).cart_line?.rows[0]?.id
  await owner.post('/fr/shoppingcarts/update', { form: { save: `${line}` } })
  await add(owner, variant, 1)
}

async function idsOf(owner: APIRequestContext): Promise<Record<string, string | number>> {
  const data = await dataOf(owner)
  const first = (table: string, column = 'id') => data[table]?.rows[0]?.[column] ?? `no ${table}`
  const list = data.wishlist?.rows.find(({ name }) => name === secrets.list)?.id ?? 'no list'
  return {
    customer: first('customer'),
    address: first('address'),
    order: first('customer_order', 'number'),
    orderLine: first('order_line'),
    cartLine: first('cart_line'),
    cartQuantity: first('cart_line', 'quantity'),
    savedLine: first('saved_line'),
    prepaid: first('prepaid_account'),
    list,
    listItem: data.wishlist_item?.rows.find(({ wishlist_id: id }) => id === list)?.id ?? 'no item',
  }
}

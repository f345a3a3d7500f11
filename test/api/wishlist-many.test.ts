import type { APIRequestContext } from '@playwright/test'
import { TEST_LIMIT } from '../harness/limits.ts'
import { findGood, linesOf, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

const site = '/api/v1/catalog/wishlist'
const list = '/fr/catalog/wishlist/list'

async function wish(someone: APIRequestContext, productVariantId: number, more: Record<string, string | number>) {
  const answer = await someone.post(`${site}/addproductvariant`, { params: { productVariantId, ...more } })
  expect(answer.status()).toBe(200)
  return Number((await answer.json()).WishlistId)
}
const htmlOf = async (someone: APIRequestContext, path: string) => (await someone.get(path)).text()
const rowsIn = (html: string) =>
  [...html.matchAll(/data-row-id="(\d+)" data-product-variant-id="(\d+)" data-quantity="(\d+)"/g)].map(
    ([, row, variantId, quantity]) => ({ row: Number(row), variantId: Number(variantId), quantity: Number(quantity) }),
  )
const rowsOf = async (someone: APIRequestContext, id: number) => rowsIn(await htmlOf(someone, `${list}?Id=${id}`))
const move = (someone: APIRequestContext, data: object) => someone.post(`${site}/moveproducts`, { data })

test('rows move to another list, by the call and by the form, and quantities are added', { tag: '@engine' }, async ({
  customer,
}) => {
  const [ada, thief] = [await customer(), await customer()]
  const from = await wish(ada, 31, { name: 'De', quantity: 2 })
  for (const id of [32, 33, 34]) await wish(ada, id, { wishlistId: from })
  const to = await wish(ada, 31, { name: 'Vers', quantity: 3 })
  const rows = await rowsOf(ada, from)
  const ids = rows.map(({ row }) => row)
  expect((await move(thief, { WishlistId: from, TargetId: to, Ids: ids })).status()).toBe(404)
  for (const wrong of [{}, { WishlistId: from, TargetId: to, Ids: [] }, { WishlistId: from, TargetId: to, Ids: ['1'] }])
    expect((await move(ada, wrong)).status()).toBe(400)
  const foreign = await wish(thief, 35, { name: 'Autre' })
  expect((await move(ada, { WishlistId: from, TargetId: foreign, Ids: ids })).status()).toBe(404)
  const moved = await move(ada, { WishlistId: from, TargetId: to, Ids: ids.slice(0, 2) })
  expect(await moved.json()).toEqual({ Message: '2 pièces sont maintenant dans la liste « Vers ».' })
  expect((await move(ada, { WishlistId: from, TargetId: to, Ids: ids.slice(0, 2) })).status()).toBe(404)
  const form = { wishlistId: from, move: 'some', target: to, [`Row-${ids[2]}`]: 33, [`Quantity-${ids[2]}`]: 7 }
  const page = await ada.post('/fr/catalog/wishlist/update', { form })
  expect(await page.text()).toContain('1 pièce est maintenant dans la liste « Vers ».')
  expect((await rowsOf(ada, from)).map(({ variantId }) => variantId)).toEqual([34])
  expect((await rowsOf(ada, to)).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [31, 5],
    [32, 1],
    [33, 7],
  ])
})

test('some rows are ordered, each up to the shop’s stock, and the rest is reported [WISH-23]', async ({ customer }) => {
  const ada = await customer()
  const good = await findGood(ada, 1400, plenty)
  const gone = await findGood(ada, 1400, ({ stock }) => stock === 0)
  const id = await wish(ada, good.variantId, { name: 'Panier', quantity: good.stock + 5 })
  await wish(ada, gone.variantId, { wishlistId: id })
  const [first, second] = await rowsOf(ada, id)
  const post = (form: Record<string, string | number>) =>
    ada.post('/fr/catalog/wishlist/update', { form: { wishlistId: id, ...form } })
  expect(await (await post({ order: 'some' })).text()).toContain('Cochez d’abord ce que vous voulez.')
  const none = await post({ order: 'some', [`Row-${second?.row}`]: 1 })
  expect(new URL(none.url()).pathname).toBe(list)
  const some = await post({ order: 'some', [`Row-${first?.row}`]: 1 })
  expect(new URL(some.url()).pathname).toBe('/fr/shoppingcarts')
  expect(await some.text()).toContain(`${good.stock} au lieu de ${good.stock + 5}`)
  expect(await linesOf(ada)).toMatchObject([{ variantId: good.variantId, quantity: good.stock }])
  const again = await ada.post('/api/v1/catalog/products/addwishlisttocart', { data: { WishlistId: id } })
  const { AddedCount, Messages } = await again.json()
  expect([AddedCount, Messages.length]).toEqual([0, 2])
  expect(Messages[0]).toContain('votre panier contient déjà tout ce que nous avons')
})

test('a list of five hundred opens as fast as one of forty, in pages, and is full', async ({ customer }) => {
  test.setTimeout(2 * TEST_LIMIT)
  const ada = await customer()
  const many = await wish(ada, 1, { name: 'Cinq cents' })
  const few = await wish(ada, 1, { name: 'Quarante' })
  const put = async (ids: number[], wishlistId: number) => {
    for (let start = 0; start < ids.length; start += 10)
      await Promise.all(ids.slice(start, start + 10).map((id) => wish(ada, id, { wishlistId })))
  }
  const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  await put(ids(2, 500), many)
  await put(ids(2, 40), few)
  const full = { productVariantId: 501, wishlistId: many }
  expect((await ada.post(`${site}/addproductvariant`, { params: full })).status()).toBe(409)

  const [short, long] = [await htmlOf(ada, `${list}?Id=${few}`), await htmlOf(ada, `${list}?Id=${many}`)]
  expect(long.length).toBeLessThan(1.2 * short.length)
  const last = await htmlOf(ada, `${list}?Id=${many}&pageindex=13`)
  expect([rowsIn(await htmlOf(ada, `${list}?Id=${many}`)).length, rowsIn(last).length]).toEqual([40, 20])
  expect(rowsIn(await htmlOf(ada, `${list}_item?wishlistid=${many}&pageindex=2`))).toHaveLength(40)

  const order = await ada.post('/api/v1/catalog/products/addwishlisttocart', { data: { WishlistId: many } })
  const { AddedCount, Messages } = await order.json()
  expect(AddedCount).toBeGreaterThan(200)
  expect((await linesOf(ada)).length + Messages.length).toBeGreaterThanOrEqual(500)
  // No row of it fits on a list that is full.
  const rows = rowsIn(await htmlOf(ada, `${list}?Id=${few}`)).map(({ row }) => row)
  const other = await wish(ada, 600, { name: 'Autre' })
  const [extra] = await rowsOf(ada, other)
  expect((await move(ada, { WishlistId: other, TargetId: many, Ids: [extra?.row] })).status()).toBe(409)
  // Rows that are on both lists need no space.
  expect((await move(ada, { WishlistId: few, TargetId: many, Ids: rows })).status()).toBe(200)
})

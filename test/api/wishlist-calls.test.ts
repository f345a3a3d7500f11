import type { APIRequestContext } from '@playwright/test'
import { findGood, goodOf, linesOf, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

const site = '/api/v1/catalog/wishlist'

const post = (someone: APIRequestContext, call: string, params: Record<string, string | number> = {}) =>
  someone.post(`${site}/${call}`, { params })

async function wished(someone: APIRequestContext, variantId: number, name = 'Envies', quantity = 1) {
  const answer = await post(someone, 'addproductvariant', { productVariantId: variantId, name, quantity })
  expect(answer.status()).toBe(200)
  return Number((await answer.json()).WishlistId)
}

const isIn = async (someone: APIRequestContext, productVariantId: number, listId: number) =>
  (await someone.get(`${site}/isinthelist`, { params: { productVariantId, listId } })).json()

/** The rows of a list: the id of each, and its requested quantity. */
async function rowsOf(someone: APIRequestContext, listId: number) {
  const html = await (await someone.get('/fr/catalog/wishlist/list_item', { params: { wishlistid: listId } })).text()
  return [...html.matchAll(/data-row-id="(\d+)" data-product-variant-id="(\d+)" data-quantity="(\d+)"/g)].map(
    ([, row, variantId, quantity]) => ({ row: Number(row), variantId: Number(variantId), quantity: Number(quantity) }),
  )
}

test.describe('the calls of the wishlists', () => {
  test('add a variant to a list, or to a new one, with Message, DataLayer and WishlistId [WISH-15, WISH-31, API-35, API-40]', async ({
    customer,
  }) => {
    const ada = await customer()
    const { variantId } = await goodOf(ada, 11)
    const made = await post(ada, 'addproductvariant', { productVariantId: variantId, name: 'Noël', quantity: 2 })
    expect(made.status()).toBe(200)
    const answer = await made.json()
    expect(Object.keys(answer)).toEqual(['Message', 'DataLayer', 'WishlistId'])
    expect(answer.Message).toMatch(/ est dans la liste «\sNoël\s»\.$/)
    expect(answer.DataLayer).toMatchObject({
      event: 'add_to_wishlist',
      ecommerce: {
        currency: 'EUR',
        items: [{ quantity: 2, item_id: expect.any(String), item_name: expect.any(String) }],
      },
    })
    const again = { productVariantId: variantId, quantity: 5, wishlistId: answer.WishlistId }
    expect((await (await post(ada, 'addproductvariant', again)).json()).WishlistId).toBe(answer.WishlistId)
    expect(await rowsOf(ada, answer.WishlistId)).toMatchObject([{ variantId, quantity: 5 }])
  })

  test('refuse invalid additions with a Message', async ({ customer }) => {
    const [ada, other] = [await customer(), await customer()]
    const foreign = await wished(other, 1)
    const refused: [Record<string, string | number>, number][] = [
      [{ productVariantId: 99999999, name: 'x' }, 404],
      [{ productVariantId: 1, wishlistId: foreign }, 404],
      [{ productVariantId: 1, name: '' }, 422],
      [{ productVariantId: 1, name: 'x'.repeat(81) }, 422],
    ]
    for (const [params, status] of refused) {
      const answer = await post(ada, 'addproductvariant', params)
      expect(answer.status(), JSON.stringify(params)).toBe(status)
      expect((await answer.json()).Message).not.toBe('')
    }
    expect(await rowsOf(other, foreign)).toHaveLength(1)
  })

  test('return whether a variant is in a list, and remove it from one list or all [API-41, API-42, API-43, API-44]', async ({
    customer,
  }) => {
    const ada = await customer()
    const [one, two] = [await wished(ada, 12, 'Un'), await wished(ada, 12, 'Deux')]
    expect([await isIn(ada, 12, one), await isIn(ada, 12, two), await isIn(ada, 13, one)]).toEqual([true, true, false])
    expect((await ada.delete(`${site}/deletefromlist/12/${one}`)).status()).toBe(200)
    expect([await isIn(ada, 12, one), await isIn(ada, 12, two)]).toEqual([false, true])
    await post(ada, 'addproductvariant', { productVariantId: 12, wishlistId: one })
    expect((await ada.delete(`${site}/deletefromalllist/12`)).status()).toBe(200)
    expect([await isIn(ada, 12, one), await isIn(ada, 12, two)]).toEqual([false, false])
  })

  test('count the products of all lists, each once; a visitor has none [API-39]', async ({ customer, request }) => {
    const ada = await customer()
    await wished(ada, 14, 'Un')
    await wished(ada, 14, 'Deux')
    await wished(ada, 15, 'Trois')
    expect(await (await ada.get(`${site}/products/count`)).json()).toBe(2)
    expect(await (await request.get(`${site}/products/count`)).json()).toBe(0)
  })

  test('change the requested quantity, by the query alone [WISH-14, API-34, API-47]', async ({ customer }) => {
    const ada = await customer()
    const list = await wished(ada, 16)
    const [row] = await rowsOf(ada, list)
    const answer = await post(ada, 'updatequantity', { Id: row?.row ?? 0, Quantity: 7 })
    expect(await answer.json()).toEqual({ IsSuccessfull: true, WishlistProductId: row?.row, Quantity: 7 })
    expect(await rowsOf(ada, list)).toMatchObject([{ quantity: 7 }])
    for (const [Quantity, status] of [
      [0, 400],
      ['x', 400],
      [1000, 400],
    ] as const)
      expect((await post(ada, 'updatequantity', { Id: row?.row ?? 0, Quantity })).status()).toBe(status)
    expect((await post(ada, 'updatequantity', { Id: 99999999, Quantity: 1 })).status()).toBe(404)
  })

  test('rename and describe a list, and return it whole [WISH-10, WISH-11, API-36, API-37]', async ({ customer }) => {
    const ada = await customer()
    const list = await wished(ada, 17, 'Avant', 3)
    const named = await (await post(ada, 'updatename', { Id: list, Name: '<b>Après</b>' })).json()
    expect(named).toEqual({
      ...{ WishlistId: list, Name: '<b>Après</b>', Description: '' },
      ...{ Uri: `/fr/catalog/wishlist/list?Id=${list}`, Items: [{ variantId: 17, qty: 3 }] },
    })
    const described = await (await post(ada, 'updatedescription', { Id: list, Description: 'Pour nous' })).json()
    expect(described).toMatchObject({ Name: '<b>Après</b>', Description: 'Pour nous' })
    expect((await post(ada, 'updatename', { Id: list, Name: ' ' })).status()).toBe(422)
    expect((await post(ada, 'updatedescription', { Id: list, Description: 'x'.repeat(501) })).status()).toBe(422)
  })

  test('remove a row from a list, and delete a list with its Uri [API-31, API-32, API-33, API-45]', async ({
    customer,
  }) => {
    const ada = await customer()
    const list = await wished(ada, 18)
    const [row] = await rowsOf(ada, list)
    expect((await ada.delete(`${site}/deletefromlist`, { params: { Id: row?.row ?? 0 } })).status()).toBe(200)
    expect(await rowsOf(ada, list)).toEqual([])
    expect((await ada.delete(`${site}/deletefromlist`, { params: { Id: row?.row ?? 0 } })).status()).toBe(404)
    const gone = await ada.post(`${site}/delete`, { data: { WishlistId: list } })
    expect(await gone.json()).toEqual({ Uri: '/fr/catalog/wishlist/list' })
    expect((await ada.post(`${site}/delete`, { data: { WishlistId: list } })).status()).toBe(404)
  })

  test('add all products of a list to the basket, or some, and name those that are not available [API-38, API-46]', async ({
    customer,
  }) => {
    const ada = await customer()
    const [good, other] = [await findGood(ada, 720, plenty), await findGood(ada, 730, plenty)]
    const none = await findGood(ada, 740, ({ stock }) => stock === 0)
    const list = await wished(ada, good.variantId, 'Panier', 2)
    for (const { variantId } of [other, none])
      await post(ada, 'addproductvariant', { productVariantId: variantId, wishlistId: list })
    const call = '/api/v1/catalog/products/addwishlisttocart'
    const some = await ada.post(call, { data: { WishlistId: list, Items: [{ variantId: good.variantId, qty: 3 }] } })
    expect(await some.json()).toMatchObject({ ItemsCount: 3, Messages: [] })
    const all = await (await ada.post(call, { data: { WishlistId: list } })).json()
    expect(all).toMatchObject({ ItemsCount: 6, AddedCount: 3, Messages: [expect.any(String)] })
    expect((await linesOf(ada)).map(({ quantity }) => quantity)).toEqual([5, 1])
    for (const data of [{}, { WishlistId: 'x' }, { WishlistId: list, Items: 'x' }])
      expect((await ada.post(call, { data })).status()).toBe(400)
  })

  test('are refused for visitors, and never change the list of another customer', async ({ customer, request }) => {
    const [ada, thief] = [await customer(), await customer()]
    const list = await wished(ada, 19)
    const [row] = await rowsOf(ada, list)
    const tries = (someone: APIRequestContext) => [
      post(someone, 'addproductvariant', { productVariantId: 20, wishlistId: list }),
      post(someone, 'updatequantity', { Id: row?.row ?? 0, Quantity: 9 }),
      post(someone, 'updatename', { Id: list, Name: 'X' }),
      post(someone, 'updatedescription', { Id: list, Description: 'X' }),
      someone.delete(`${site}/deletefromlist`, { params: { Id: row?.row ?? 0 } }),
      someone.delete(`${site}/deletefromlist/19/${list}`),
      someone.post(`${site}/delete`, { data: { WishlistId: list } }),
      someone.post('/api/v1/catalog/products/addwishlisttocart', { data: { WishlistId: list } }),
    ]
    for (const answer of await Promise.all(tries(request))) expect(answer.status(), answer.url()).toBe(401)
    for (const answer of await Promise.all(tries(thief))) expect(answer.status(), answer.url()).toBe(404)
    await thief.delete(`${site}/deletefromalllist/19`)
    expect(await rowsOf(ada, list)).toEqual([{ ...row, quantity: 1 }])
  })
})

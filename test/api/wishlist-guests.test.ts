import type { APIRequestContext } from '@playwright/test'
import { expect, password, register, registration, signIn, test } from './shop.ts'

const site = '/api/v1/catalog/wishlist'
const list = '/fr/catalog/wishlist/list'

async function wish(someone: APIRequestContext, productVariantId: number, more: Record<string, string | number>) {
  const answer = await someone.post(`${site}/addproductvariant`, { params: { productVariantId, ...more } })
  expect(answer.status()).toBe(200)
  return Number((await answer.json()).WishlistId)
}

const htmlOf = async (someone: APIRequestContext, path: string) => (await someone.get(path)).text()
const countOf = async (someone: APIRequestContext) => (await someone.get(`${site}/products/count`)).json()

/** The names of a visitor's lists, and the rows of the first one with a name. */
const namesOf = async (someone: APIRequestContext) =>
  [...(await htmlOf(someone, list)).matchAll(/data-wishlist-id="(\d+)"[^>]*><span data-part="name">([^<]*)</g)].map(
    ([, id, name]) => ({ id: Number(id), name }),
  )
async function rowsOf(someone: APIRequestContext, name: string) {
  const id = (await namesOf(someone)).find((each) => each.name === name)?.id
  const html = await htmlOf(someone, `${list}?Id=${id}`)
  return [...html.matchAll(/data-product-variant-id="(\d+)" data-quantity="(\d+)"/g)]
    .map(([, variantId, quantity]) => [Number(variantId), Number(quantity)])
    .sort()
}

let people = 0
const newEmail = () => `guest${++people}-${process.pid}@example.com`

test.describe('the lists of a guest', () => {
  test('are created in the modal without an account, and kept by the cookie of the session [WISH-01]', async ({
    visitor,
  }) => {
    const guest = await visitor()
    const popup = await guest.get('/fr/catalog/wishlist/popup?productVariantId=5')
    expect(popup.status()).toBe(200)
    expect(await popup.text()).toContain('value="Mes envies"')
    expect(popup.headers()['set-cookie']).toBeUndefined()
    const form = { productVariantId: 5, wishlistId: 'new', Name: 'Mes envies', quantity: 2 }
    const made = await guest.post('/fr/catalog/wishlist/add', { form, maxRedirects: 0 })
    expect(made.status()).toBe(303)
    expect(made.headers()['set-cookie']).toMatch(/vitrine-session=.+HttpOnly/)
    expect(await rowsOf(guest, 'Mes envies')).toEqual([[5, 2]])
    expect(await countOf(guest)).toBe(1)
    const page = await htmlOf(guest, list)
    expect(page).toContain('gardées dans ce navigateur')
    expect(page).toMatch(/<wishlist-count class="tool-count" count="1">/)
    expect(await htmlOf(guest, '/fr/catalog/wishlist/popup?productVariantId=5')).toContain('déjà dans la liste')
  })

  test('are renamed, ordered, emptied and deleted like a customer’s', async ({ visitor }) => {
    const guest = await visitor()
    const id = await wish(guest, 6, { name: 'Envies' })
    expect((await guest.post(`${site}/updatename`, { params: { Id: id, Name: 'Noël' } })).status()).toBe(200)
    const order = { WishlistId: id }
    expect((await guest.post('/api/v1/catalog/products/addwishlisttocart', { data: order })).status()).toBe(200)
    expect((await guest.delete(`${site}/deletefromlist/6/${id}`)).status()).toBe(200)
    expect(await rowsOf(guest, 'Noël')).toEqual([])
    expect(await (await guest.post(`${site}/delete`, { data: order })).json()).toEqual({ Uri: list })
    expect(await namesOf(guest)).toEqual([])
  })

  test('can be read only by their guest, and are no birth lists', async ({ visitor }) => {
    const [guest, other] = [await visitor(), await visitor()]
    const id = await wish(guest, 7, { name: 'Secret' })
    await wish(other, 8, { name: 'Autre' })
    for (const thief of [other, await visitor()]) {
      expect((await thief.get(`${list}?Id=${id}`)).status()).toBe(401)
      expect((await thief.get(`${list}_item?wishlistid=${id}`)).status()).toBe(401)
      expect((await thief.post(`${site}/updatename`, { params: { Id: id, Name: 'X' } })).status()).toBe(401)
      const move = { WishlistId: id, TargetId: id, Ids: [1] }
      expect((await thief.post(`${site}/moveproducts`, { data: move })).status()).toBe(401)
    }
    const birth = { productVariantId: 7, name: 'Zoé', kind: 'birth' }
    expect((await guest.post(`${site}/addproductvariant`, { params: birth })).status()).toBe(401)
    const share = await guest.post('/fr/catalog/wishlist/share', { form: { Id: id, share: 'on' } })
    expect(share.status()).toBe(401)
  })

  test('are joined with the customer’s at sign-in: no row is lost, and quantities are added', async ({ visitor }) => {
    const email = newEmail()
    const customer = await visitor()
    await register(customer, email)
    const own = await wish(customer, 10, { name: 'Envies', quantity: 3 })
    await wish(customer, 11, { wishlistId: own })
    const guest = await visitor()
    const brought = await wish(guest, 10, { name: ' envies ', quantity: 2 })
    await wish(guest, 12, { wishlistId: brought, quantity: 998 })
    await wish(guest, 13, { name: 'Jardin' })
    expect((await signIn(guest, email)).status()).toBe(303)
    expect((await namesOf(guest)).map(({ name }) => name)).toEqual(['Envies', 'Jardin'])
    expect(await rowsOf(guest, 'Envies')).toEqual([
      [10, 5],
      [11, 1],
      [12, 998],
    ])
    expect(await rowsOf(customer, 'Jardin')).toEqual([[13, 1]])
    expect(await countOf(customer)).toBe(4)
    // Once: signing in again adds nothing.
    await signIn(guest, email)
    expect(await rowsOf(guest, 'Envies')).toEqual([
      [10, 5],
      [11, 1],
      [12, 998],
    ])
    await guest.post('/fr/security/logoff')
    expect(await namesOf(guest)).toEqual([])
  })

  test('are the customer’s after a registration', async ({ visitor }) => {
    const guest = await visitor()
    await wish(guest, 14, { name: 'Envies', quantity: 4 })
    const form = registration(newEmail(), { Password: password })
    expect((await guest.post('/fr/security/register', { form, maxRedirects: 0 })).status()).toBe(303)
    expect(await rowsOf(guest, 'Envies')).toEqual([[14, 4]])
    expect(await htmlOf(guest, list)).not.toContain('gardées dans ce navigateur')
  })
})

import type { APIRequestContext } from '@playwright/test'
import { add, findGood, linesOf, plenty } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1950

const basket = async (visitor: APIRequestContext) => (await visitor.get('/fr/shoppingcarts')).text()
const post = async (visitor: APIRequestContext, path: string, form: Record<string, string>) =>
  (await visitor.post(`/fr/shoppingcarts/${path}`, { form })).text()
const savedId = (html: string) => /name="return" value="(\d+)"/.exec(html)?.[1] ?? ''

test.describe('an item that is saved for later', () => {
  test('leaves the basket, and returns to it', async ({ request }) => {
    const good = await findGood(request, own, plenty)
    await add(request, good.variantId, 3)
    const [line] = await linesOf(request)
    const html = await post(request, 'update', { save: `${line?.id}` })
    expect(html).toContain('Gardé pour plus tard')
    expect(await linesOf(request)).toEqual([])
    await post(request, 'saved', { return: savedId(html) })
    expect(await linesOf(request)).toEqual([{ id: expect.any(Number), variantId: good.variantId, quantity: 3 }])
    expect(await basket(request)).not.toContain('Gardé pour plus tard')
  })

  test('returns once for two clicks', { tag: '@engine' }, async ({ request }) => {
    const good = await findGood(request, own + 25, plenty)
    await add(request, good.variantId, 2)
    const id = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    await Promise.all([1, 2].map(() => post(request, 'saved', { return: id })))
    expect(await linesOf(request)).toMatchObject([{ variantId: good.variantId, quantity: 2 }])
  })

  test('stays if the shop refuses it, with the quantity that is available', async ({ request, visitor }) => {
    const good = await findGood(
      request,
      own + 5,
      ({ stock, maxQty, minQty }) => stock > 3 && maxQty === 0 && minQty === 1,
    )
    await add(request, good.variantId, good.stock)
    await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` })
    await add(request, good.variantId, 1)
    const html = await post(request, 'saved', { return: savedId(await basket(request)) })
    expect(html).toMatch(/Il ne reste que/)
    expect(savedId(html)).not.toBe('')
    expect((await linesOf(request))[0]?.quantity).toBe(1)
    const stranger = await visitor()
    expect(await post(stranger, 'saved', { return: savedId(html) })).toMatch(/role="alert"|data-kind="error"/)
    expect(await linesOf(stranger)).toEqual([])
  })

  test('is removed on request, by its owner alone', async ({ request, visitor }) => {
    const good = await findGood(request, own + 10, plenty)
    await add(request, good.variantId, 1)
    const id = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    const stranger = await visitor()
    await add(stranger, good.variantId, 1)
    await post(stranger, 'saved', { forget: id })
    expect(savedId(await basket(request))).toBe(id)
    expect(await post(request, 'saved', { forget: id })).not.toContain('Gardé pour plus tard')
  })

  test('is restored by one button after its removal, unchanged and for its owner alone, until the next is removed', async ({
    request,
    visitor,
  }) => {
    const [good, other] = [await findGood(request, own + 10, plenty), await findGood(request, own + 30, plenty)]
    await add(request, good.variantId, 3, { ItemOrigin: 'Wishlist' })
    const id = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    const html = await post(request, 'saved', { forget: id })
    expect(html).toMatch(/n’est plus dans votre sélection pour plus tard/)
    expect(html).toMatch(new RegExp(`/fr/shoppingcarts/saved">.*name="restore" value="${id}".*Annuler`, 's'))
    expect(savedId(html)).toBe('')
    const stranger = await visitor()
    await add(stranger, good.variantId, 1)
    expect(await post(stranger, 'saved', { restore: id })).toMatch(/role="alert"|data-kind="error"/)
    for (const _twice of [1, 2]) expect(savedId(await post(request, 'saved', { restore: id }))).toBe(id)
    await post(request, 'saved', { return: id })
    expect(await linesOf(request)).toMatchObject([{ variantId: good.variantId, quantity: 3 }])
    const first = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    await add(request, other.variantId, 1)
    const second = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    await post(request, 'saved', { forget: first })
    await post(request, 'saved', { forget: second })
    expect(await post(request, 'saved', { restore: first })).toMatch(/role="alert"|data-kind="error"/)
    expect(savedId(await post(request, 'saved', { restore: second }))).toBe(second)
  })

  test('is saved anew after an earlier removal', async ({ request }) => {
    const good = await findGood(request, own + 35, plenty)
    for (const quantity of [1, 2]) {
      await add(request, good.variantId, quantity)
      const id = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
      expect(id).not.toBe('')
      await post(request, 'saved', { forget: id })
    }
    expect(savedId(await basket(request))).toBe('')
  })

  test('is sent to the tag alone, which has an undo of its own', async ({ request }) => {
    const good = await findGood(request, own + 40, plenty)
    await add(request, good.variantId, 1)
    const id = savedId(await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` }))
    const send = (form: Record<string, string>) =>
      request.post('/fr/shoppingcarts/saved', { form, headers: { 'X-Page-Target': 'saved-items' } })
    expect(await (await send({ forget: id })).text()).not.toContain('<saved-items')
    expect(await (await send({ restore: id })).text()).toMatch(/^<saved-items>.*<\/saved-items>$/s)
    expect(await basket(request)).not.toContain('class="remedy"')
    const refused = await send({ restore: '0' })
    expect([refused.status(), Object.keys(await refused.json())]).toEqual([404, ['Message']])
  })

  test('is moved to the account at the sign-in', async ({ request, visitor }) => {
    const email = `saved-${process.pid}@example.com`
    await register(await visitor(), email)
    const good = await findGood(request, own + 15, plenty)
    await add(request, good.variantId, 2)
    await post(request, 'update', { save: `${(await linesOf(request))[0]?.id}` })
    await signIn(request, email)
    expect(await basket(request)).toContain('Gardé pour plus tard')
  })
})

test('a removed item can be restored by one button, without JavaScript', async ({ request }) => {
  const good = await findGood(request, own + 20, plenty)
  await add(request, good.variantId, 4, { ItemOrigin: 'Wishlist' })
  const html = await post(request, 'update', { remove: `${(await linesOf(request))[0]?.id}` })
  expect(html).toMatch(/n’est plus dans votre panier/)
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)]
  const form = Object.fromEntries(fields.map(([, name, value]) => [name, value]))
  expect(form).toMatchObject({ ItemOrigin: 'Wishlist', ProductVariantId: `${good.variantId}`, Quantity: '4' })
  await post(request, 'add', form as Record<string, string>)
  expect((await linesOf(request))[0]).toMatchObject({ variantId: good.variantId, quantity: 4 })
})

test('the basket shows the amount until a free delivery, and its day', async ({ request }) => {
  const good = await findGood(request, 1400, ({ stock, price, maxQty }) => stock > 20 && price < 50 && maxQty === 0)
  await add(request, good.variantId, 1)
  expect(await basket(request)).toMatch(/Plus que \d+,\d\d\s€ pour la livraison offerte\..*Livraison estimée entre le/s)
  await add(request, good.variantId, Math.ceil(120 / good.price))
  const free = await basket(request)
  expect(free).toMatch(/Livraison offerte : Livraison à domicile\./)
  expect(free).not.toContain('s’ajoute à l’étape suivante')
})

import type { APIRequestContext } from '@playwright/test'
import { add, findGood, type Good, order, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const fragment = { 'X-Page-Target': 'modal' }
const subscribe = '/fr/catalog/stocknotification/subscribe'
const change = '/fr/sales/order/ChangeDeliveryAddressRequest'
const pickup = '/fr/shippings/pickuppoint/search'

const soldOut = ({ stock, minQty }: Good) => stock < minQty

test.describe('the back-in-stock request', () => {
  test('is a form for a product that is sold out, and is kept [NAV-43, WISH-03, WISH-30]', async ({ request }) => {
    const { variantId } = await findGood(request, 1200, soldOut)
    const answer = await request.get(`${subscribe}?productVariantId=${variantId}`, { headers: fragment })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toContain(`<input type="hidden" name="productVariantId" value="${variantId}"/>`)
    const form = { productVariantId: variantId, email: 'Ada@example.com' }
    for (let times = 0; times < 2; times++) {
      const kept = await request.post(subscribe, { form, headers: fragment })
      expect([kept.status(), await kept.text()]).toEqual([200, expect.stringContaining('Ada@example.com')])
    }
    const plain = await request.post(subscribe, { form, maxRedirects: 0 })
    expect(plain.headers().location).toMatch(new RegExp(`^/fr/catalog/product/.*variant=${variantId}$`))
  })

  test('refuses invalid addresses and unknown products; one in stock needs no request [NAV-43]', async ({
    request,
  }) => {
    const { variantId } = await findGood(request, 1200, soldOut)
    const wrong = await request.post(subscribe, { form: { productVariantId: variantId, email: '<x>' } })
    expect(wrong.status()).toBe(422)
    expect(await wrong.text()).toContain('value="&lt;x&gt;"')
    expect((await request.post(subscribe, { form: { productVariantId: 0, email: 'a@b.example' } })).status()).toBe(404)
    expect((await request.get(subscribe)).status()).toBe(404)
    const there = await findGood(request, 1, plenty)
    expect(await (await request.get(`${subscribe}?productVariantId=${there.variantId}`)).text()).not.toContain(
      'name="email"',
    )
  })
})

async function withOrder(someone: APIRequestContext, start: number): Promise<string> {
  await add(someone, (await findGood(someone, start, plenty)).variantId, 1)
  return /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
}

const address = (number: string, more: Record<string, string> = {}) => ({
  Number: number,
  ShippingFirstName: 'Ada',
  ShippingLastName: 'Test',
  ShippingStreet1: '2 quai <neuf>',
  ShippingPostalCode: '9000',
  ShippingCity: 'Gent',
  ShippingCountryId: '2',
  ...more,
})

test.describe('the request for another delivery address', () => {
  test('is too late for an order that was sent, and is shown on the page of one that was not [ORDER-18]', async ({
    visitor,
    customer,
  }) => {
    const camille = await visitor()
    await signIn(camille, 'camille@example.com', 'vitrine-demo')
    const left = await camille.post(change, { form: address('100015'), headers: fragment })
    expect([left.status(), await left.text()]).toEqual([
      200,
      expect.stringMatching(/data-messages="" data-error="[^"]*100015/),
    ])
    const someone = await customer()
    const number = await withOrder(someone, 1340)
    const taken = await someone.post(change, { form: address(number), headers: fragment })
    expect(await taken.text()).toMatch(/data-messages="" data-success="[^"]+"/)
    const page = await (await someone.get(`/fr/account/orders/${number}`)).text()
    expect(page).toContain('2 quai &lt;neuf&gt;')
    expect(page).toContain(`<delivery-change order-id="${number}"`)
  })

  test('is a form with the order and its address [NAV-48, ORDER-17]', async ({ customer, request }) => {
    const someone = await customer()
    const number = await withOrder(someone, 1300)
    const answer = await someone.get(`${change}?number=${number}`, { headers: fragment })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toContain(`<option value="${number}" selected="">`)
    expect(html).toContain('value="1 rue du Port"')
    expect((await request.get(change)).status()).toBe(401)
    expect((await request.post(change, { form: address(number) })).status()).toBe(401)
    expect(await (await (await customer()).get(change)).text()).not.toContain(
      '<form method="post" action="/fr/sales/order',
    )
  })

  test('is made once: its order is marked, and the form opens with the requested address', async ({ customer }) => {
    const someone = await customer()
    const [first, second] = [await withOrder(someone, 1350), await withOrder(someone, 1360)]
    const chosen = async (query = '') => {
      const html = await (await someone.get(change + query, { headers: fragment })).text()
      return [/<option value="(\d+)" selected/.exec(html)?.[1], html.includes('value="2 quai &lt;neuf&gt;"')]
    }
    expect(await chosen()).toEqual([second, false])
    // A browser that loads the page anew sends no second request.
    const kept = await someone.post(change, { form: address(second), maxRedirects: 0 })
    expect([kept.status(), kept.headers().location]).toEqual([303, `/fr/account/orders/${second}`])
    expect(await (await someone.get(`/fr/account/orders/${second}`)).text()).toContain('Corriger cette adresse')
    expect(await chosen()).toEqual([first, false])
    expect(await chosen(`?number=${second}`)).toEqual([second, true])
    const form = await (await someone.get(change, { headers: fragment })).text()
    expect(form.match(/\(Changement demandé\)/g)).toHaveLength(1)
  })

  test('answers a messages element: success, error, or the form again [ORDER-18, ORDER-26]', async ({ customer }) => {
    const [someone, other] = [await customer(), await customer()]
    const [number, foreign] = [await withOrder(someone, 1310), await withOrder(other, 1320)]
    const send = async (form: Record<string, string>) => {
      const answer = await someone.post(change, { form, headers: fragment })
      return { status: answer.status(), html: await answer.text() }
    }
    const taken = await send(address(number))
    expect(taken.status).toBe(200)
    expect(taken.html).toMatch(new RegExp(`data-messages="" data-success="[^"]*${number}`))
    for (const unknown of [foreign, '1', '']) {
      expect((await send(address(unknown))).html).toMatch(/data-messages="" data-error="[^"]+"/)
    }
    const wrong = await send(address(number, { ShippingCity: '', ShippingCountryId: '99' }))
    expect(wrong.status).toBe(422)
    expect(wrong.html).not.toMatch(/data-(success|error)=/)
    expect(wrong.html).toContain('value="2 quai &lt;neuf&gt;"')
  })
})

test.describe('the search for a pickup point', () => {
  const pointsOf = async (visitor: APIRequestContext, query: string) =>
    [...(await (await visitor.get(pickup + query)).text()).matchAll(/name="PickupPoint" value="([\w-]+)"/g)].map(
      ([, code]) => code,
    )

  test('is a form with the points of a place [NAV-50]', async ({ request }) => {
    const answer = await request.get(`${pickup}?countryId=2&city=gent&shippingMethodId=5`, { headers: fragment })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toContain('<h1>Choisir un point de retrait</h1>')
    expect(html).toContain('name="shippingMethodId" value="5"')
    expect(await pointsOf(request, '?countryId=2&city=gent&shippingMethodId=5')).toHaveLength(3)
    expect(await pointsOf(request, '?countryId=3&postCode=35&shippingMethodId=5')).toHaveLength(3)
    expect((await pointsOf(request, '?countryId=1&postCode=75011')).length).toBe(20)
    expect(await pointsOf(request, '')).toEqual([])
  })

  test('finds nothing by characters of a pattern', async ({ request }) => {
    for (const query of ['?countryId=2&city=%25', '?countryId=2&city=_ent', '?countryId=2&city=%5C', "?city=';--"]) {
      expect(await pointsOf(request, query), query).toEqual([])
    }
  })
})

test('the cart items widget answers the items of the cart [NAV-51]', async ({ visitor }) => {
  const someone = await visitor()
  const { variantId } = await findGood(someone, 1340, plenty)
  await add(someone, variantId, 2)
  const answer = await someone.get('/fr/widget/shoppingcartitems')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain(`data-item-key="Catalog-${variantId}"`)
  expect(html).not.toMatch(/<html|<main/)
})

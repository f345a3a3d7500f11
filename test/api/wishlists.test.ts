import type { APIRequestContext } from '@playwright/test'
import { add, findGood, goodOf, linesOf, plenty } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const popup = '/fr/catalog/wishlist/popup'
const list = '/fr/catalog/wishlist/list'
const fragment = { 'X-Page-Target': 'modal' }

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

/** The lists that a page names: id and whether it is the active one. */
const listsOf = (html: string) =>
  [...html.matchAll(/<a href="[^"]*"( class="active")?( aria-current="page")? data-wishlist-id="(\d+)"/g)].map(
    ([, active, current, id]) => ({ id: Number(id), isActive: active !== undefined && current !== undefined }),
  )
const rowsOf = (html: string) =>
  [...html.matchAll(/data-row-id="(\d+)" data-product-variant-id="(\d+)" data-quantity="(\d+)"/g)].map((row) => ({
    row: Number(row[1]),
    variantId: Number(row[2]),
    quantity: Number(row[3]),
  }))

async function makeList(someone: APIRequestContext, Name: string, more: Record<string, string> = {}) {
  const answer = await someone.post('/fr/catalog/wishlist/create', { form: { Name, ...more }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return Number(/Id=(\d+)/.exec(answer.headers().location ?? '')?.[1])
}

const wish = (someone: APIRequestContext, form: Record<string, string | number>) =>
  someone.post('/fr/catalog/wishlist/add', { form, maxRedirects: 0 })

test.describe('the wishlist modal', () => {
  test('is a form about the requested variant [NAV-44, WISH-05, WISH-07]', async ({ customer }) => {
    const someone = await customer()
    const { variantId } = await goodOf(someone, 5)
    const answer = await someone.get(`${popup}?productVariantId=${variantId}`, { headers: fragment })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toContain(`name="productVariantId" value="${variantId}"`)
    expect(await htmlOf(someone, `${popup}?productVariantId=${variantId}`)).toContain('<html')
    for (const query of ['', '?productVariantId=0', '?productVariantId=99999999', '?productVariantId=x']) {
      expect((await someone.get(popup + query)).status(), query).toBe(404)
    }
  })

  test('asks visitors to sign in for data of a customer, and returns [ACCOUNT-10]', async ({ request }) => {
    for (const path of [`${list}?Id=1`, '/fr/catalog/birthlist/popup', `${list}_item?wishlistid=1`]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(401)
      expect(await answer.text()).toContain(`name="ReturnUrl" value="${path}"`)
    }
    const birth = { productVariantId: 5, wishlistId: 'new', Name: 'Mine', kind: 'birth' }
    expect((await wish(request, birth)).status()).toBe(401)
  })

  test('adds the variant to an existing list, or to a new one [WISH-01]', async ({ customer }) => {
    const someone = await customer()
    const { variantId } = await goodOf(someone, 6)
    const made = await wish(someone, { productVariantId: variantId, wishlistId: 'new', Name: 'Noël', quantity: 3 })
    expect(made.status()).toBe(303)
    const id = Number(/Id=(\d+)/.exec(made.headers().location ?? '')?.[1])
    expect(rowsOf(await htmlOf(someone, `${list}?Id=${id}`))).toMatchObject([{ variantId, quantity: 3 }])
    expect(await htmlOf(someone, `${popup}?productVariantId=${variantId}`)).toContain('déjà dans la liste')
    await wish(someone, { productVariantId: variantId, wishlistId: id, quantity: 5 })
    expect(rowsOf(await htmlOf(someone, list))).toMatchObject([{ variantId, quantity: 5 }])
    const form = { productVariantId: variantId, wishlistId: id }
    const scripted = await someone.post('/fr/catalog/wishlist/add', { form, headers: fragment })
    expect(await scripted.text()).toContain(`href="/fr/catalog/wishlist/list?Id=${id}"`)
  })

  test('refuses a list without a name, and the list of another customer', async ({ customer }) => {
    const [someone, other] = [await customer(), await customer()]
    const foreign = await makeList(other, 'Secret')
    const wrong: Record<string, string | number>[] = [
      { wishlistId: 'new', Name: '' },
      { wishlistId: 'new', Name: 'x'.repeat(81) },
      { wishlistId: foreign },
      {},
    ]
    for (const form of wrong) {
      const answer = await wish(someone, { productVariantId: 1, ...form })
      expect(answer.status(), JSON.stringify(form)).toBe(422)
      expect(await answer.text()).toContain('field-validation-error')
    }
    expect(rowsOf(await htmlOf(other, list))).toEqual([])
  })
})

test.describe('the wishlist page', () => {
  test('opens the list of its Id, or the first one [NAV-45, NAV-46]', async ({ customer }) => {
    const someone = await customer()
    const [first, second] = [await makeList(someone, 'Un'), await makeList(someone, 'Deux')]
    const active = async (path: string) => listsOf(await htmlOf(someone, path)).filter(({ isActive }) => isActive)
    expect(listsOf(await htmlOf(someone, list))).toHaveLength(2)
    expect(await active(`${list}?Id=${second}`)).toMatchObject([{ id: second }])
    expect(await active(list)).toMatchObject([{ id: first }])
    expect(await active(`${list}?Id=`)).toMatchObject([{ id: first }])
    expect((await someone.get(`${list}?Id=99999999`)).status()).toBe(404)
    expect((await (await customer()).get(`${list}?Id=${first}`)).status()).toBe(404)
  })

  test('answers a list without its page, for its table area [NAV-47, WISH-12]', async ({ customer }) => {
    const someone = await customer()
    const id = await makeList(someone, 'Table')
    const { variantId } = await goodOf(someone, 8)
    await wish(someone, { productVariantId: variantId, wishlistId: id, quantity: 2 })
    const answer = await someone.get(`${list}_item?wishlistid=${id}`)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    // With the names of the lists, whose counts may have changed.
    expect(html).not.toMatch(/<html|<h1|<main/)
    expect(rowsOf(html)).toMatchObject([{ variantId, quantity: 2 }])
    expect((await (await customer()).get(`${list}_item?wishlistid=${id}`)).status()).toBe(404)
    expect((await someone.get(`${list}_item`)).status()).toBe(404)
  })

  test('changes quantities, removes products, and puts the rest into the basket [WISH-21, WISH-23]', async ({
    customer,
  }) => {
    const someone = await customer()
    const id = await makeList(someone, 'Panier')
    const good = await findGood(someone, 700, plenty)
    const other = await goodOf(someone, 9)
    for (const { variantId } of [good, other]) await wish(someone, { productVariantId: variantId, wishlistId: id })
    const [kept, gone] = rowsOf(await htmlOf(someone, list))
    const post = (form: Record<string, string | number>) =>
      someone.post('/fr/catalog/wishlist/update', { form: { wishlistId: id, ...form }, maxRedirects: 0 })
    await post({ [`Quantity-${kept?.row}`]: 4, [`Quantity-${gone?.row}`]: 0 })
    expect(rowsOf(await htmlOf(someone, list)).map(({ quantity }) => quantity)).toEqual([4, 1])
    await post({ remove: gone?.row ?? 0 })
    expect(rowsOf(await htmlOf(someone, list))).toMatchObject([{ variantId: good.variantId, quantity: 4 }])
    expect((await post({ order: 'all' })).headers().location).toBe('/fr/shoppingcarts')
    expect(await linesOf(someone)).toMatchObject([{ variantId: good.variantId, quantity: 4 }])
    await add(someone, good.variantId, 1)
  })

  test('renames and deletes a list, escaped and only by its owner [WISH-19, WISH-20]', async ({ customer }) => {
    const [someone, thief] = [await customer(), await customer()]
    const id = await makeList(someone, 'Avant')
    const row = { Id: id, Name: '<b>Après</b>', Description: 'Pour "nous"' }
    for (const [path, form] of [
      ['rename', row],
      ['delete', { Id: id }],
    ] as const) {
      expect((await thief.post(`/fr/catalog/wishlist/${path}`, { form })).status()).toBe(404)
    }
    await someone.post('/fr/catalog/wishlist/rename', { form: row })
    const html = await htmlOf(someone, list)
    expect(html).toContain('&lt;b&gt;Après&lt;/b&gt;')
    expect(html).toContain('Pour &quot;nous&quot;')
    await someone.post('/fr/catalog/wishlist/delete', { form: { Id: id } })
    expect(listsOf(await htmlOf(someone, list))).toEqual([])
  })

  test('does not show or change rows of others', async ({ customer }) => {
    const [someone, thief] = [await customer(), await customer()]
    const [id, own] = [await makeList(someone, 'A'), await makeList(thief, 'B')]
    await wish(someone, { productVariantId: (await goodOf(someone, 10)).variantId, wishlistId: id, quantity: 2 })
    const [row] = rowsOf(await htmlOf(someone, list))
    const tries: Record<string, number>[] = [{ remove: row?.row ?? 0 }, { [`Quantity-${row?.row}`]: 9 }]
    for (const form of tries) {
      await thief.post('/fr/catalog/wishlist/update', { form: { wishlistId: own, ...form } })
    }
    expect(rowsOf(await htmlOf(someone, list))).toEqual([row])
  })
})

test('a birth list can be read by everyone who has its address, another list only by its owner [WISH-02, WISH-29]', async ({
  customer,
  request,
  visitor,
}) => {
  const camille = await visitor()
  await signIn(camille, 'camille@example.com', 'vitrine-demo')
  expect(await htmlOf(camille, '/fr/catalog/birthlist/popup')).toContain('>Lou</a>')
  const page = await request.get('/fr/catalog/birthlist/list/lou-2026')
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('name="ListKey" value="lou-2026"')
  for (const key of ['salon-2026', 'x', '%27']) {
    expect((await request.get(`/fr/catalog/birthlist/list/${key}`)).status(), key).toBe(404)
  }
  const someone = await customer()
  await makeList(someone, 'Zoé', { kind: 'birth' })
  const form = await htmlOf(someone, '/fr/catalog/birthlist/popup?productVariantId=5')
  expect(form).toContain('<strong>Zoé</strong>')
  expect(form).toContain('name="kind" value="birth"')
})

test('products lead to the wishlist modal from lists and from their page [NAV-44]', async ({ request }) => {
  expect(await htmlOf(request, '/fr/catalog')).toMatch(
    /<wishlist-button class="wish-link"[^>]*><a href="\/fr\/catalog\/wishlist\/popup\?productVariantId=\d+"/,
  )
  expect(await htmlOf(request, '/fr/catalog/product/1/x')).toContain('data-bind="WishLinkHtml"')
  const model = await (await request.get('/api/v1/catalog/products/1/productvariants')).json()
  const { ProductVariantId, WishLinkHtml } = model.ProductVariantViewModel
  expect(WishLinkHtml).toContain(`productVariantId=${ProductVariantId}`)
})

import type { APIRequestContext } from '@playwright/test'
import { add, findGood, linesOf, order, plenty } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

const site = '/api/v1/catalog/wishlist'
const list = '/fr/catalog/wishlist/list'
const own = 1500

async function wish(someone: APIRequestContext, productVariantId: number, more: Record<string, string | number>) {
  const answer = await someone.post(`${site}/addproductvariant`, { params: { productVariantId, ...more } })
  expect(answer.status()).toBe(200)
  return Number((await answer.json()).WishlistId)
}

const htmlOf = async (someone: APIRequestContext, path: string) => (await someone.get(path)).text()
const share = (someone: APIRequestContext, form: Record<string, string | number>) =>
  someone.post('/fr/catalog/wishlist/share', { form, maxRedirects: 0 })

const addressOf = async (someone: APIRequestContext, id: number) =>
  /href="(\/fr\/catalog\/(?:wishlist\/shared|birthlist\/list)\/[^"]+)"/.exec(
    await htmlOf(someone, `${list}?Id=${id}`),
  )?.[1]

test.describe('a shared list', () => {
  test('can be read by everyone who has its link, read-only, without a name or an id, until it is no longer shared', async ({
    customer,
    request,
  }) => {
    const [ada, thief] = [await customer(), await customer()]
    const id = await wish(ada, 21, { name: '<b>Noël</b>', quantity: 3 })
    expect(await addressOf(ada, id)).toBeUndefined()
    expect((await share(thief, { Id: id, share: 'on' })).status()).toBe(404)
    expect((await share(request, { Id: id, share: 'on' })).status()).toBe(401)
    expect((await share(ada, { Id: id, share: 'on' })).status()).toBe(303)
    const address = (await addressOf(ada, id)) ?? ''
    expect(address).toMatch(/^\/fr\/catalog\/wishlist\/shared\/[\w-]{22}$/)
    const page = await request.get(address)
    expect(page.status()).toBe(200)
    expect(page.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('<h1>&lt;b&gt;Noël&lt;/b&gt;</h1>')
    expect(html).toContain('name="ProductVariantId" value="21"')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
    for (const secret of ['Ada', 'data-row-id', `Id=${id}`, 'data-part="rename"', 'name="remove"'])
      expect(main, secret).not.toContain(secret)
    // It is no birth list, and a key of one kind is invalid for the other.
    expect((await request.get(address.replace('wishlist/shared', 'birthlist/list'))).status()).toBe(404)
    expect((await share(ada, { Id: id, share: 'on', ShowsOwner: 'true' })).status()).toBe(303)
    expect(await addressOf(ada, id)).toBe(address)
    expect(await htmlOf(request, address)).toContain('Ada partage ses envies avec vous.')
    await share(ada, { Id: id, share: 'off' })
    expect((await request.get(address)).status()).toBe(404)
    await share(ada, { Id: id, share: 'on' })
    expect(await addressOf(ada, id)).not.toBe(address)
    expect((await request.get(address)).status()).toBe(404)
  })

  test('fills a visitor’s basket', async ({ customer, visitor }) => {
    const [ada, guest] = [await customer(), await visitor()]
    const { variantId } = await findGood(guest, own, plenty)
    const id = await wish(ada, variantId, { name: 'Envies', quantity: 2 })
    await share(ada, { Id: id, share: 'on' })
    const html = await htmlOf(guest, (await addressOf(ada, id)) ?? '')
    expect(html).toMatch(new RegExp(`id="give-${variantId}"[^>]*value="2"`))
    const form = { ProductVariantId: variantId, Quantity: 2, ItemOrigin: 'Wishlist' }
    const added = await guest.post('/fr/shoppingcarts/add', { form, maxRedirects: 0 })
    expect(added.headers().location).toBe('/fr/shoppingcarts')
  })
})

test.describe('a birth list', () => {
  /** A birth list with two kinds of products: three of the one, one of the other. */
  async function birth(owner: APIRequestContext) {
    const [first, second] = [await findGood(owner, own + 60, plenty), await findGood(owner, own + 120, plenty)]
    const id = await wish(owner, first.variantId, { name: 'Zoé', kind: 'birth', quantity: 3 })
    await wish(owner, second.variantId, { wishlistId: id, quantity: 1 })
    const address = (await addressOf(owner, id)) ?? ''
    expect(address).toMatch(/^\/fr\/catalog\/birthlist\/list\/[\w-]{22}$/)
    return { id, address, key: address.split('/').at(-1) ?? '', first: first.variantId, second: second.variantId }
  }

  test('marks the products that an order gives from it, for visitors and, with the giver, for its owner [WISH-02]', async ({
    customer,
    visitor,
  }) => {
    const [ada, giver, guest] = [await customer(), await customer(), await visitor()]
    const { id, address, key, first, second } = await birth(ada)
    // The giver's own products in the basket are not part of the gift, nor are products that are not on the list.
    await add(giver, first, 1)
    await add(giver, first, 2, { ListKey: key, ItemOrigin: 'Birthlist' })
    await add(giver, second, 1, { ListKey: 'wrong', ItemOrigin: 'Birthlist' })
    expect(await htmlOf(guest, address)).not.toContain('Offert')
    expect((await order(giver, { ShippingFirstName: 'Léa', ShippingLastName: '<i>Roy</i>' })).status()).toBe(303)
    const seen = await htmlOf(guest, address)
    expect(seen).toContain('Offert : 2 sur 3.')
    expect(seen).not.toContain('Roy')
    expect(seen).toMatch(new RegExp(`id="give-${first}"[^>]*value="1"`))
    expect(await htmlOf(ada, `${list}?Id=${id}`)).toContain('Offert : 2 sur 3. Par Léa &lt;i&gt;Roy&lt;/i&gt;.')
    expect(await htmlOf(ada, `${list}?Id=${id}`)).not.toContain('sur 1.')
    await add(giver, first, 1, { ListKey: key, ItemOrigin: 'Birthlist' })
    await order(giver)
    expect(await htmlOf(guest, address)).toContain('Tout est déjà offert.')
  })

  test('hides given products from an owner who wants to be surprised, and shows them to all others', async ({
    customer,
    visitor,
  }) => {
    const [ada, giver, guest] = [await customer(), await customer(), await visitor()]
    const { id, address, key, second } = await birth(ada)
    await add(giver, second, 1, { ListKey: key, ItemOrigin: 'Birthlist' })
    await order(giver)
    await share(ada, { Id: id, share: 'on', HidesGiven: 'true' })
    for (const path of [`${list}?Id=${id}`, `${list}_item?wishlistid=${id}`, address]) {
      const html = await htmlOf(ada, path)
      expect(html, path).not.toMatch(/Offert : |déjà offert/)
      // Not even by a missing form.
      if (path === address) expect(html).toContain(`id="give-${second}"`)
    }
    const seen = await htmlOf(guest, address)
    expect(seen).toContain('Tout est déjà offert.')
    expect(seen).not.toContain('Ada partage cette liste')
  })

  test('keeps its mark through the sign-in of the giver', async ({ customer, visitor }) => {
    const ada = await customer()
    const { address, key, first } = await birth(ada)
    const email = `giver-${process.pid}@example.com`
    const someone = await visitor()
    await register(someone, email)
    await add(someone, first, 1)
    const giver = await visitor()
    await add(giver, first, 1, { ListKey: key, ItemOrigin: 'Birthlist' })
    await signIn(giver, email)
    await order(giver)
    expect(await htmlOf(await visitor(), address)).toContain('Offert : 1 sur 3.')
  })

  test('keeps its mark and its card while it is saved for later', async ({ customer, visitor }) => {
    const ada = await customer()
    const { address, key, first } = await birth(ada)
    const giver = await customer()
    await add(giver, first, 1)
    await add(giver, first, 2, { ListKey: key, ItemOrigin: 'Birthlist' })
    const [line] = await linesOf(giver)
    const basket = '/fr/shoppingcarts'
    const typed = { [`GiftFor-${line?.id}`]: 'Zoé', [`GiftFrom-${line?.id}`]: 'Léa', [`GiftMessage-${line?.id}`]: '' }
    const kept = await giver.post(`${basket}/update`, { form: { save: `${line?.id}`, ...typed } })
    const saved = /name="return" value="(\d+)"/.exec(await kept.text())?.[1] ?? ''
    const back = await giver.post(`${basket}/saved`, { form: { return: saved } })
    expect(await back.text()).toMatch(/name="GiftFor-\d+"[^>]*value="Zoé"/)
    await order(giver)
    expect(await htmlOf(await visitor(), address)).toContain('Offert : 2 sur 3.')
  })
})

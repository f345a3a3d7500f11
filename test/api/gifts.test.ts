import { add, findGood, linesOf, order, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1320

test.describe('gift cards', () => {
  test('are stored by the basket’s form, and are part of the order [CART-38]', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
    const [line] = await linesOf(someone)
    const form = {
      [`GiftFor-${line?.id}`]: 'Ada <b>',
      [`GiftFrom-${line?.id}`]: '',
      [`GiftMessage-${line?.id}`]: 'x'.repeat(900),
    }
    const html = await (await someone.post('/fr/shoppingcarts/update', { form })).text()
    expect(html).toContain('value="Ada &lt;b&gt;"')
    expect(html).toMatch(/<details class="gift" open/)
    const placed = await order(someone)
    const page = await (await someone.get(placed.headers().location ?? '')).text()
    expect(page).toContain('<dd>Ada &lt;b&gt;</dd>')
    expect(page).toContain(`<dd>${'x'.repeat(500)}</dd>`)
  })

  test('are sent as the list of the checkout’s form, by the id of the item [CHECKOUT-72, CHECKOUT-73]', async ({
    customer,
  }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 20, plenty)).variantId, 1)
    const [line] = await linesOf(someone)
    expect(await (await someone.get('/fr/checkout')).text()).toContain('name="GiftCards" value="[]"')
    const cards = [
      { key: `${line?.id}`, for: 'Bob', from: 'Eve', message: 'Deux\nlignes' },
      { key: '1', for: 'Nobody' },
      { key: 7 },
      null,
    ]
    const placed = await order(someone, { GiftCards: JSON.stringify(cards) })
    const page = await (await someone.get(placed.headers().location ?? '')).text()
    expect(page).toMatch(/<dd>Bob<\/dd>.*<dd>Eve<\/dd>.*<dd>Deux\nlignes<\/dd>/s)
    expect(page).not.toContain('Nobody')
  })

  test('that are no list change nothing', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 40, plenty)).variantId, 1)
    expect((await order(someone, { GiftCards: '{"key":' })).status()).toBe(303)
  })
})

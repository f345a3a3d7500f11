import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { FILE_LIMIT } from '../harness/limits.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { byCard, card, events, opened, openPayment, pay, promisedCart } from './card-payments.ts'
import { add, attemptOf, findGood, linesOf, order, plenty, stockOf } from './goods.ts'
import { expect, ownFolder, register, test } from './shop.ts'

const own = 1480
const confirmation = /\/checkout\/confirmation\/(\d+)$/

const promised = (someone: APIRequestContext, start: number) => promisedCart(someone, own + start)

test.describe('payment by card', () => {
  test('takes the promised amount with the order, once, however often it is sent [CHECKOUT-74]', {
    tag: '@engine',
  }, async ({ customer }) => {
    const someone = await customer()
    const { AttemptKey, Secret } = await promised(someone, 0)
    expect(await events(someone, Secret)).toEqual(['authorised'])
    const all = await Promise.all([1, 2, 3].map(() => byCard(someone, AttemptKey)))
    const again = await byCard(someone, AttemptKey)
    const places = new Set([...all, again].map((answer) => answer.headers().location))
    expect(places.size).toBe(1)
    const [path = ''] = places
    expect(path).toMatch(confirmation)
    expect(await (await someone.get(path)).text()).toContain('Payée le')
    expect(await events(someone, Secret)).toEqual(['authorised', 'captured'])
  })

  test('promises one amount to three tabs, and opens no second payment for an attempt', { tag: '@engine' }, async ({
    customer,
  }) => {
    const someone = await customer()
    const { AttemptKey, Secret, PaymentId } = await promised(someone, 20)
    const outcomes = await Promise.all([1, 2, 3].map(() => pay(someone, Secret)))
    expect(outcomes).toEqual(['authorised', 'authorised', 'authorised'])
    expect(await opened(someone, { AttemptKey })).toMatchObject({ PaymentId, State: 'authorised' })
    expect(await events(someone, Secret)).toEqual(['authorised'])
  })

  test('releases the promise for another amount, and asks again', async ({ customer }) => {
    const someone = await customer()
    const { AttemptKey, Secret, Amount, variantId } = await promised(someone, 40)
    await add(someone, variantId, 1)
    const other = await opened(someone, { AttemptKey })
    expect([other.State, other.Secret]).toEqual(['open', Secret])
    expect(other.Amount).toBeGreaterThan(Amount)
    expect(await events(someone, Secret)).toEqual(['authorised', 'voided'])
    await pay(someone, Secret)
    expect((await byCard(someone, AttemptKey)).headers().location).toMatch(confirmation)
    expect(await events(someone, Secret)).toEqual(['authorised', 'voided', 'authorised', 'captured'])
  })

  test('releases the promise if the order is paid otherwise', async ({ customer }) => {
    const someone = await customer()
    const { AttemptKey, Secret } = await promised(someone, 60)
    expect((await order(someone, { AttemptKey })).status()).toBe(303)
    expect(await events(someone, Secret)).toEqual(['authorised', 'voided'])
  })

  test('refuses cards, waits for banks that do not answer, and asks for a second step', async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 80, plenty)).variantId, 1)
    const { Secret } = await opened(someone, { AttemptKey: await attemptOf(someone) })
    expect(await pay(someone, Secret, '4000 0000 0000 0002')).toBe('refused')
    expect(await pay(someone, Secret, '4000000000009995')).toBe('funds')
    expect(await pay(someone, Secret, '4000000000000119')).toBe('timeout')
    expect(await pay(someone, Secret, '4242424242424241')).toBe('refused')
    expect(await pay(someone, 'nobody’s')).toBe('unknown')
    const step = async (Code: string) =>
      (await (await someone.post('/pay/step', { form: { Secret, Code } })).json()).Outcome
    expect(await step('123456')).toBe('refused')
    expect(await pay(someone, Secret, '4000000000003220')).toBe('step')
    expect(await step('1')).toBe('refused')
    expect(await pay(someone, Secret, '4000000000003220')).toBe('step')
    expect([await step('123 456'), await step('123456')]).toEqual(['authorised', 'authorised'])
    expect(await events(someone, Secret)).toEqual(['refused', 'refused', 'step', 'refused', 'step', 'authorised'])
  })

  test('leads to the provider’s page without a promise, which leads back only to the shop', async ({ visitor }) => {
    const guest = await visitor()
    await add(guest, (await findGood(guest, own + 100, plenty)).variantId, 1)
    const AttemptKey = await attemptOf(guest)
    const path = (await byCard(guest, AttemptKey, { Email: 'Ada@example.com' })).headers().location ?? ''
    expect(path).toMatch(/^\/pay\/fr\/page\?secret=/)
    expect(await linesOf(guest)).toEqual([])
    const page = new URL(path, 'http://shop.invalid')
    const [Secret = '', back = ''] = ['secret', 'return'].map((name) => page.searchParams.get(name) ?? '')
    expect(await (await guest.get(back)).text()).not.toContain('Payée le')
    const post = (fields: Record<string, string>, target = back) =>
      guest.post('/pay/fr/page', { form: { Secret, return: target, ...fields }, maxRedirects: 0 })
    expect((await post({ Number: '1' })).status()).toBe(422)
    expect((await post(card(Secret, '4000000000000002'))).status()).toBe(422)
    const done = await post(card(Secret))
    expect([done.status(), done.headers().location]).toEqual([303, back])
    expect(await (await guest.get(back)).text()).toContain('Payée le')
    for (const evil of ['https://evil.example/', '//evil.example/fr/', '/\\evil.example'])
      expect((await post(card(Secret), evil)).headers().location).toBe('/')
    expect(await events(guest, Secret)).toEqual(['refused', 'authorised', 'captured'])
  })

  test('pays an existing order, only for its owner', { tag: '@engine' }, async ({ customer }) => {
    const someone = await customer()
    await add(someone, (await findGood(someone, own + 120, plenty)).variantId, 1)
    const number = confirmation.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
    expect(await (await someone.get(`/fr/sales/payment?number=${number}`)).text()).toContain('<card-payment')
    expect((await openPayment(await customer(), { Number: number })).status()).toBe(409)
    const { Secret } = await opened(someone, { Number: number })
    await pay(someone, Secret)
    const form = { Number: number, PaymentMethod: 'Card' }
    const post = () => someone.post('/fr/sales/payment', { form, maxRedirects: 0 })
    const [first, second] = await Promise.all([post(), post()])
    expect([first.headers().location, second.headers().location]).toEqual(Array(2).fill(`/fr/account/orders/${number}`))
    expect(await (await someone.get(`/fr/account/orders/${number}`)).text()).toContain('Payée le')
    expect(await events(someone, Secret)).toEqual(['authorised', 'captured'])
    expect((await openPayment(someone, { Number: number })).status()).toBe(409)
  })

  test('opens no payment for a cart that cannot be ordered as it was shown', async ({ customer }) => {
    const someone = await customer()
    expect((await openPayment(someone, { AttemptKey: 'x' })).status()).toBe(409)
    await add(someone, (await findGood(someone, own + 140, plenty)).variantId, 1)
    const AttemptKey = await attemptOf(someone)
    for (const more of [{ AttemptKey: 'x' }, { ShippingMethodId: '999' }, { SeenTotal: '1.00 EUR' }])
      expect((await openPayment(someone, { AttemptKey, ...more })).status(), JSON.stringify(more)).toBe(409)
    expect((await openPayment(someone, { AttemptKey })).status()).toBe(200)
  })

  test('has no card in data, output and pages [CHECKOUT-74] @pglite', async ({ customer, place, shop }) => {
    const someone = await customer()
    const number = '4111111111111111'
    await add(someone, (await findGood(someone, own + 160, plenty)).variantId, 1)
    const AttemptKey = await attemptOf(someone)
    const { Secret } = await opened(someone, { AttemptKey })
    expect(await pay(someone, Secret, number)).toBe('authorised')
    const path = (await byCard(someone, AttemptKey)).headers().location ?? ''
    const page = await (await someone.get(path)).text()
    const kept = readdirSync(place.DATA_DIR, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('photos'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    // The search finds stored data: the payment.
    expect(kept.some((text) => text.includes(AttemptKey.replaceAll('-', '')) || text.includes(AttemptKey))).toBe(true)
    for (const text of [page, shop.output(), ...kept]) expect(text.includes(number)).toBe(false)
  })

  test('makes one order and one payment when the server is killed between the two [CHECKOUT-74]', {
    tag: '@engine',
  }, async ({ place }) => {
    test.setTimeout(FILE_LIMIT)
    const killedPlace = await ownFolder(place, 'killed')
    let server: ShopServer = await startServer(killedPlace)
    const context = async (before?: APIRequestContext) =>
      requests.newContext({ baseURL: server.url, ...(before && { storageState: await before.storageState() }) })
    const begin = async () => {
      const before = await context()
      await register(before, `killed-${crypto.randomUUID()}@example.com`)
      return { before, ...(await promised(before, 180)) }
    }
    // One has not sent the order; the others are at moments while it is placed and the money is taken.
    for (const delay of [8, 15]) {
      const buyers = [await begin(), await begin(), await begin()] as const
      const [{ before: first, variantId }] = buyers
      const stock = await stockOf(first, variantId, { maxQty: 0, stepQty: 1 })
      const lost: Promise<unknown>[] = []
      for (const { before, AttemptKey } of buyers.slice(1)) {
        lost.push(byCard(before, AttemptKey).catch(() => undefined))
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
      await server.stop('SIGKILL')
      await Promise.all(lost)
      server = await startServer(killedPlace)
      for (const [place, { before, AttemptKey, Secret }] of buyers.entries()) {
        const why = `buyer ${place}, ${delay} ms apart`
        const after = await context(before)
        const path = (await byCard(after, AttemptKey)).headers().location ?? ''
        expect(path, why).toMatch(confirmation)
        expect(await (await after.get(path)).text(), why).toContain('Payée le')
        const list = await (await after.get('/fr/account/orders')).text()
        expect(new Set(list.match(/account\/orders\/\d+/g)).size, why).toBe(1)
        expect(await events(after, Secret), why).toEqual(['authorised', 'captured'])
        await Promise.all([before.dispose(), after.dispose()])
      }
      const visitor = await context()
      expect(await stockOf(visitor, variantId, { maxQty: 0, stepQty: 1 })).toBe(stock - buyers.length)
      await visitor.dispose()
    }
    await server.stop()
  })
})

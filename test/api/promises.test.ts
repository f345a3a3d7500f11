import { rmSync } from 'node:fs'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase } from '../../demo/data/database.ts'
import { FILE_LIMIT } from '../harness/limits.ts'
import { startServer } from '../harness/shop/server.ts'
import { byCard, events, opened, openPayment, pay, promisedCart } from './card-payments.ts'
import { add, attemptOf, findGood, order, payIn, plenty } from './goods.ts'
import { expect, ownFolder, type Place, password, register, signIn, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1660

const confirmation = /\/checkout\/confirmation\/(\d+)$/
const numberOf = async (placed: ReturnType<typeof order>) =>
  confirmation.exec((await placed).headers().location ?? '')?.[1] ?? ''

const held = (someone: APIRequestContext) => promisedCart(someone, own)

/** The page has a promise, and asks for no card. */
const known = /<card-payment[^>]* authorised="true"/

const released = ['authorised', 'voided']

/** An order by transfer, whose payment by card the bank has promised afterwards. */
async function heldLater(someone: APIRequestContext) {
  await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
  const number = await numberOf(order(someone))
  const { Secret } = await opened(someone, { Number: number })
  expect(await pay(someone, Secret)).toBe('authorised')
  return { number, Secret }
}

const payLater = (someone: APIRequestContext, number: string, PaymentMethod: string) =>
  someone.post('/fr/sales/payment', { form: { Number: number, PaymentMethod }, maxRedirects: 0 })

test.describe('a promise of the bank that the order does not use', () => {
  test('is released when the order is placed with another payment, also from a form without its key, and cannot be made again', {
    tag: '@engine',
  }, async ({ customer }) => {
    for (const keep of [true, false]) {
      const someone = await customer()
      const { AttemptKey, Secret } = await held(someone)
      const placed = await order(someone, keep ? { AttemptKey } : {})
      expect(placed.headers().location).toMatch(confirmation)
      expect(await events(someone, Secret), `with its key: ${keep}`).toEqual(released)
      // The frame with the card may still be open in another tab.
      expect(await pay(someone, Secret)).toBe('refused')
      expect((await openPayment(someone, { AttemptKey })).status()).toBe(409)
      expect(await (await someone.get(placed.headers().location ?? '')).text()).not.toContain('Payée le')
    }
  })

  test('is released when the order is refused, and the corrected form asks for the card again', async ({
    customer,
  }) => {
    const refusals: [string, Record<string, string>, number][] = [
      ['nothing agreed', { Terms: '' }, 422],
      ['another total', { SeenTotal: '1.00 EUR' }, 409],
      ['a code that is over', { CouponCode: 'BIENVENUE' }, 409],
      ['no such delivery', { ShippingMethodId: '999' }, 422],
    ]
    for (const [why, fields, status] of refusals) {
      const someone = await customer()
      const { AttemptKey, Secret } = await held(someone)
      expect(await (await someone.get('/fr/checkout')).text(), why).toMatch(known)
      const refused = await byCard(someone, AttemptKey, fields)
      expect(refused.status(), why).toBe(status)
      expect(await events(someone, Secret), why).toEqual(released)
      expect(await refused.text(), why).not.toMatch(known)
      expect((await opened(someone, { AttemptKey })).State, why).toBe('open')
      expect(await pay(someone, Secret), why).toBe('authorised')
      expect((await byCard(someone, AttemptKey)).headers().location, why).toMatch(confirmation)
      expect(await events(someone, Secret), why).toEqual([...released, 'authorised', 'captured'])
    }
  })

  test('is released when another visitor buys the last product of it', { tag: '@engine' }, async ({ customer }) => {
    const [someone, other] = [await customer(), await customer()]
    const few = ({
      stock,
      stepQty,
      maxQty,
      minQty,
    }: {
      stock: number
      stepQty: number
      maxQty: number
      minQty: number
    }) => minQty === 1 && stepQty === 1 && maxQty === 0 && stock > 0 && stock < 8
    const { variantId, stock } = await findGood(someone, own, few)
    await add(someone, variantId, stock)
    const AttemptKey = await attemptOf(someone)
    const { Secret } = await opened(someone, { AttemptKey })
    expect(await pay(someone, Secret)).toBe('authorised')
    await add(other, variantId, 1)
    await order(other)
    expect((await byCard(someone, AttemptKey)).status()).toBe(409)
    expect(await events(someone, Secret)).toEqual(released)
  })

  test('is released when its cart becomes part of another, at the sign-in, and when the account ends', async ({
    visitor,
  }) => {
    const email = `promises-${crypto.randomUUID()}@example.com`
    const [guest, elsewhere] = [await visitor(), await visitor()]
    await register(elsewhere, email)
    await add(elsewhere, (await findGood(elsewhere, own, plenty)).variantId, 1)
    const { Secret } = await promisedCart(guest, own, { Email: 'guest@example.com' })
    await signIn(guest, email)
    expect(await events(guest, Secret)).toEqual(released)
    const other = await opened(guest, { AttemptKey: await attemptOf(guest) })
    expect(await pay(guest, other.Secret)).toBe('authorised')
    const question = await guest.post('/fr/account/data/delete', { form: { CurrentPassword: password } })
    const Token = /name="Token" value="([^"]+)"/.exec(await question.text())?.[1] ?? ''
    await guest.post('/fr/account/data/delete/confirm', { form: { Token } })
    expect(await events(guest, other.Secret)).toEqual(released)
  })

  test('is released when an existing order is paid by a transfer, or from the prepaid account', {
    tag: '@engine',
  }, async ({ customer, visitor }) => {
    const [someone, staff] = [await customer(), await visitor()]
    await signIn(staff, 'sacha@example.com', 'vitrine-demo')
    const chosen = await heldLater(someone)
    await payLater(someone, chosen.number, 'BankTransfer')
    const arrived = await heldLater(someone)
    await staff.post('/fr/sales/transfers/received', { form: { Number: arrived.number } })
    const short = await heldLater(someone)
    expect((await payLater(someone, short.number, 'PrepaidAccount')).status()).toBe(409)
    const prepaid = await heldLater(someone)
    await payIn(someone, 500)
    await payLater(someone, prepaid.number, 'PrepaidAccount')
    for (const [way, { number, Secret }] of Object.entries({ chosen, arrived, short, prepaid })) {
      expect(await events(someone, Secret), way).toEqual(released)
      const page = await (await someone.get(`/fr/account/orders/${number}`)).text()
      expect(page.includes('Payée le'), way).toBe(way === 'arrived' || way === 'prepaid')
      expect(await pay(someone, Secret), way).toBe('refused')
    }
    // An unpaid order can still be paid by card.
    const again = await opened(someone, { Number: short.number })
    expect(await pay(someone, again.Secret)).toBe('authorised')
    await payLater(someone, short.number, 'Card')
    expect(await events(someone, again.Secret)).toEqual([...released, 'authorised', 'captured'])
  })

  test('is used or released, whichever of twenty forms at once with three payments is first', {
    tag: '@engine',
  }, async ({ customer }) => {
    for (const round of [0, 1, 2]) {
      const someone = await customer()
      const { AttemptKey, Secret } = await held(someone)
      const ways = ['Card', 'BankTransfer', 'CashOnDelivery']
      const forms = Array.from({ length: 20 }, (_, index) =>
        order(someone, { AttemptKey, PaymentMethod: ways[(index + round) % ways.length] ?? '' }),
      )
      const answers = await Promise.all(forms)
      expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]))
      const list = await (await someone.get('/fr/account/orders')).text()
      const numbers = new Set(list.match(/account\/orders\/\d+/g))
      expect(numbers.size).toBe(1)
      const page = await (await someone.get(`/fr/${[...numbers][0]}`)).text()
      expect(await events(someone, Secret)).toEqual(page.includes('Payée le') ? ['authorised', 'captured'] : released)
    }
  })
})

/** Makes all promises of a stopped shop two hours older. */
async function grow({ DATA_DIR, DATABASE_URL: url }: Place) {
  const db = await openDatabase(url ? { url } : { folder: `${DATA_DIR}/pglite` })
  await sql`update provider_event set at = at - interval '2 hours'`.execute(db)
  await db.destroy()
  // This process keeps running, and must release the folder.
  rmSync(`${DATA_DIR}/pglite.lock`, { force: true })
}

test('a server that starts releases the promises whose attempt never became an order, after an hour', async ({
  place,
}) => {
  test.setTimeout(FILE_LIMIT)
  const ownPlace = await ownFolder(place, 'promises')
  let server = await startServer(ownPlace)
  const before = await requests.newContext({ baseURL: server.url })
  await register(before, `sweep-${crypto.randomUUID()}@example.com`)
  const old = await held(before)
  await server.stop()
  await grow(ownPlace)
  server = await startServer(ownPlace)
  const after = await requests.newContext({ baseURL: server.url, storageState: await before.storageState() })
  expect(await events(after, old.Secret)).toEqual(released)
  const { Secret } = await opened(after, { AttemptKey: old.AttemptKey })
  expect(await pay(after, Secret)).toBe('authorised')
  await server.stop('SIGKILL')
  server = await startServer(ownPlace)
  const last = await requests.newContext({ baseURL: server.url, storageState: await before.storageState() })
  expect(await events(last, Secret)).toEqual([...released, 'authorised'])
  expect((await byCard(last, old.AttemptKey)).headers().location).toMatch(confirmation)
  expect(await events(last, Secret)).toEqual([...released, 'authorised', 'captured'])
  await server.stop()
  for (const context of [before, after, last]) await context.dispose()
})

import { sql } from 'kysely'
import {
  authorise,
  capture,
  eventsOf,
  findPayment,
  finishStep,
  openPayment,
  release,
} from '../../demo/provider/payments.ts'
import { payOrder } from '../../demo/server/shop/account/prepaid.ts'
import { settleOrder, settleOrders } from '../../demo/server/shop/orders/card.ts'
import { openWanted, releaseLeft, releaseUnused } from '../../demo/server/shop/orders/promises.ts'
import { receiveTransfer } from '../../demo/server/shop/orders/transfers.ts'
import { placed, rich } from './placed.ts'
import { expect, test } from './shop.ts'

type Db = Parameters<Parameters<typeof test>[2]>[0]['db']

const card = { number: '4242424242424242', expiry: '12/30', code: '123' }
const stepCard = { ...card, number: '4000000000003220' }
const order = (key: string) => ({ key, amount: 3000, currency: 'EUR' })

/** A promise of 30.00 for a key. */
async function promise(db: Db, key: string, typed = card) {
  await openPayment(db, order(key))
  await authorise(db, key, typed)
}

const eventsFor = async (db: Db, key: string) => {
  const payment = await findPayment(db, key)
  return payment && eventsOf(db, payment)
}

/** Makes a key's promise two hours older. */
const grow = (db: Db, key: string) =>
  sql`update provider_event set at = at - interval '2 hours'
    where payment_id = (select id from provider_payment where key = ${key})`.execute(db)

const cartKey = async (db: Db) =>
  (await db.insertInto('cart').defaultValues().returning('attempt_key').executeTakeFirstOrThrow()).attempt_key

const statesOf = async (db: Db, keys: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(keys).map(async ([name, key]) => [name, (await findPayment(db, key))?.state])),
  )

test.describe('a promise of the bank', { tag: '@engine' }, () => {
  test('is released by the sweep when it is not needed, or after an hour', async ({ db }) => {
    const paid = { paid_at: new Date() }
    const transferred = crypto.randomUUID()
    await placed(db, { attempt_key: transferred })
    const keys = {
      nobody: crypto.randomUUID(),
      transferred,
      paidOtherwise: (await placed(db, paid)).payment_key,
      cancelled: (await placed(db, { cancelled_at: new Date() })).payment_key,
      cart: await cartKey(db),
      oldCart: await cartKey(db),
      unpaid: (await placed(db)).payment_key,
      oldUnpaid: (await placed(db)).payment_key,
      captured: (await placed(db, paid)).payment_key,
    }
    for (const key of Object.values(keys)) await promise(db, key)
    const step = { cartStep: await cartKey(db), nobodyStep: crypto.randomUUID() }
    for (const key of Object.values(step)) await promise(db, key, stepCard)
    await grow(db, keys.oldCart)
    await grow(db, keys.oldUnpaid)
    await capture(db, order(keys.captured))
    await releaseLeft(db)
    expect(await statesOf(db, { ...keys, ...step })).toEqual({
      nobody: 'closed',
      transferred: 'closed',
      paidOtherwise: 'closed',
      cancelled: 'closed',
      cart: 'authorised',
      oldCart: 'closed',
      unpaid: 'authorised',
      oldUnpaid: 'closed',
      captured: 'captured',
      cartStep: 'step',
      nobodyStep: 'closed',
    })
    expect(await eventsFor(db, keys.nobody)).toEqual(['authorised', 'voided'])
  })

  test('is used before the sweep for an order that was placed with it, however old it is', async ({ db }) => {
    const key = await cartKey(db)
    await promise(db, key)
    const payment = await findPayment(db, key)
    const placing = { payment_method: 'Card', attempt_key: key, payment_key: key, card_payment: payment?.id ?? null }
    const { id } = await placed(db, placing)
    await grow(db, key)
    await settleOrders(db)
    await releaseLeft(db)
    expect(await eventsFor(db, key)).toEqual(['authorised', 'captured'])
    const row = db.selectFrom('customer_order').select('paid_at').where('id', '=', id)
    expect((await row.executeTakeFirstOrThrow()).paid_at).not.toBeNull()
  })

  test('is not made again after its release, until the shop opens the payment again', async ({ db }) => {
    const [key, waiting] = [await cartKey(db), await cartKey(db)]
    await promise(db, key)
    await promise(db, waiting, stepCard)
    for (const one of [key, waiting]) await release(db, one)
    expect(await authorise(db, key, card)).toBe('refused')
    expect(await finishStep(db, waiting, '123456')).toBe('refused')
    expect(await eventsFor(db, key)).toEqual(['authorised', 'voided'])
    expect((await openPayment(db, order(key))).state).toBe('open')
    expect(await authorise(db, key, card)).toBe('authorised')
  })

  test('is not opened for an order that was paid meanwhile, and a card typed for it promises nothing', async ({
    db,
  }) => {
    const { payment_key: key } = await placed(db, { paid_at: new Date() })
    expect(await openWanted(db, order(key))).toBeUndefined()
    expect(await authorise(db, key, card)).toBe('refused')
  })

  test('is used for no other amount than that of the order', async ({ db }) => {
    const key = await cartKey(db)
    await promise(db, key)
    expect(await capture(db, { ...order(key), amount: 2999 })).toBe(false)
    expect(await capture(db, { ...order(key), currency: 'CHF' })).toBe(false)
    expect(await eventsFor(db, key)).toEqual(['authorised'])
  })

  test('of an attempt is no payment of the order that was placed with a transfer', async ({ db }) => {
    const attempt = await cartKey(db)
    await promise(db, attempt)
    const { id, number } = await placed(db, { attempt_key: attempt })
    await db.deleteFrom('cart').where('attempt_key', '=', attempt).execute()
    expect(await settleOrder(db, id)).toBe(false)
    expect(await eventsFor(db, attempt)).toEqual(['authorised'])
    await releaseUnused(db, number)
    expect(await eventsFor(db, attempt)).toEqual(['authorised', 'voided'])
  })

  test('is released when a transfer or the prepaid account pays the order, and when it is too late', async ({ db }) => {
    const { customerId } = await rich(db, 30)
    const byTransfer = await placed(db)
    const fromAccount = await placed(db, { customer_id: customerId })
    const lost = await placed(db)
    for (const { payment_key: key } of [byTransfer, fromAccount, lost]) await promise(db, key)
    await receiveTransfer(db, byTransfer.number)
    await payOrder(db, customerId, fromAccount.number)
    await db.updateTable('customer_order').set({ paid_at: new Date() }).where('id', '=', lost.id).execute()
    expect(await settleOrder(db, lost.id)).toBe(true)
    for (const { payment_key: key } of [byTransfer, fromAccount, lost])
      expect(await eventsFor(db, key)).toEqual(['authorised', 'voided'])
  })

  test('that ended before it was used leaves an order that can be paid otherwise', async ({ db }) => {
    const key = crypto.randomUUID()
    await promise(db, key)
    const payment = await findPayment(db, key)
    const { id } = await placed(db, { payment_method: 'Card', payment_key: key, card_payment: payment?.id ?? null })
    await release(db, key)
    expect(await settleOrder(db, id)).toBe(false)
    const row = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.card_payment, row.paid_at]).toEqual([null, null])
  })

  test('and a transfer and the account at once pay an order once, and leave no promise', async ({ db }) => {
    for (let round = 0; round < 5; round++) {
      const { customerId } = await rich(db, 30)
      const { id, number, payment_key: key } = await placed(db, { customer_id: customerId })
      await promise(db, key)
      const pays = [
        () => settleOrder(db, id).then(() => false),
        () => receiveTransfer(db, number).then(({ state }) => state === 'received'),
        () => payOrder(db, customerId, number).then((one) => one.state === 'paid' && !one.isAgain),
      ]
      const all = Array.from({ length: 20 }, (_, index) => pays[(index + round) % pays.length]?.())
      const otherwise = (await Promise.all(all)).filter(Boolean).length
      const last = (await eventsFor(db, key))?.at(-1)
      expect([last, otherwise]).toEqual(otherwise === 0 ? ['captured', 0] : ['voided', 1])
      const row = db.selectFrom('customer_order').select('paid_at').where('id', '=', id)
      expect((await row.executeTakeFirstOrThrow()).paid_at).not.toBeNull()
    }
  })
})

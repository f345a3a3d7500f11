import { type Kysely, sql } from 'kysely'
import type { Database } from '../../demo/data/schema.ts'
import { authorise, findPayment, openPayment } from '../../demo/provider/payments.ts'
import type { ShopContext } from '../../demo/server/context.ts'
import { payOrder } from '../../demo/server/shop/account/prepaid.ts'
import { payableOrder, paymentOf, settleOrder } from '../../demo/server/shop/orders/card.ts'
import { type OrderAct, orderActs } from '../../demo/server/shop/orders/order-acts.ts'
import { type OrderView, orderOfId } from '../../demo/server/shop/orders/order-view.ts'
import { keepRefund } from '../../demo/server/shop/orders/refunds/keep-refund.ts'
import { moveRefund } from '../../demo/server/shop/orders/refunds/move-refund.ts'
import { refundStates } from '../../demo/server/shop/orders/refunds/states.ts'
import { receiveTransfer } from '../../demo/server/shop/orders/transfers.ts'
import { isInTime } from '../../demo/server/shop/orders/withdrawals/period.ts'
import { settleWithdrawal } from '../../demo/server/shop/orders/withdrawals/settle.ts'
import { keepAddressRequest } from '../../demo/server/shop/service/address-requests.ts'
import { placed, rich } from './placed.ts'
import { expect, test } from './shop.ts'

type Db = Kysely<Database>

const now = sql<Date>`now()`

/** The states of an order by the values of their columns, and the acts that are allowed in each. */
const states: [name: string, columns: Record<string, unknown>, acts: OrderAct[]][] = [
  ['placed', {}, ['pay', 'redirect', 'withdraw']],
  ['paid', { paid_at: now }, ['redirect', 'refund', 'withdraw']],
  ['sent, not paid', { sent_at: now }, ['pay', 'withdraw']],
  ['sent, paid', { paid_at: now, sent_at: now }, ['refund', 'withdraw']],
  ['arrived, not paid', { sent_at: now, delivered_at: now }, ['pay', 'withdraw']],
  ['arrived, paid', { paid_at: now, sent_at: now, delivered_at: now }, ['refund', 'withdraw']],
  ['cancelled', { cancelled_at: now }, []],
  ['cancelled, paid', { paid_at: now, cancelled_at: now }, []],
  ['cancelled, arrived, paid', { paid_at: now, sent_at: now, delivered_at: now, cancelled_at: now }, []],
  ['money for an account', { top_up: 36 }, ['pay']],
  ['money for an account, paid', { top_up: 36, paid_at: now }, []],
]

const address = { firstName: 'A', lastName: 'B', street1: 'C', postalCode: '1', city: 'D', countryId: 1 }

/**
 * An order of three units at 11.00 with 3.00 off, and a delivery for 6.00: 36.00 in all; its customer has 100.00 on the
 * account.
 */
async function orderIn(db: Db, columns: Record<string, unknown>) {
  const { customerId } = await rich(db, 100)
  const text = JSON.stringify(address)
  const money = { shipping_excl: 5, shipping_incl: 6, discount_incl: 3, total_excl: 30, total_incl: 36 }
  const where = { shipping: text, billing: text, attempt_key: crypto.randomUUID() }
  const order = await placed(db, { customer_id: customerId, ...where, ...money, ...columns })
  const price = { unit_price_excl: 10, unit_price_incl: 11, discount_incl: 3, discount_excl: 2, tax_rate: 0.1 }
  await db
    .insertInto('order_line')
    .values({ order_id: order.id, variant_id: 1, sku: 'X', name: 'X', quantity: 3, ...price })
    .execute()
  return { customerId, order: (await orderOfId(db, order.id)) as OrderView }
}

const lineOf = ({ lines }: OrderView) => lines[0]?.id ?? 0

async function stateWithdrawal(db: Db, { id, number }: OrderView) {
  const statement = { id: crypto.randomUUID(), order_id: id, number, name: 'A', email: 'a@example.com' } as const
  await db
    .insertInto('withdrawal')
    .values({ ...statement, culture: 'fr' })
    .execute()
  return statement.id
}

const accept = (db: Db, id: string, order: OrderView, quantity: number) =>
  settleWithdrawal(db, id, { to: 'accepted', note: '', lines: [{ lineId: lineOf(order), quantity }] })

const askBack = (db: Db, order: OrderView, quantity: number) =>
  keepRefund(db, { order, reason: 'X', lines: [{ lineId: lineOf(order), quantity }], photos: [] })

type Tried = Awaited<ReturnType<typeof orderIn>> & { db: Db }

/** Each way in which an act is done; true if it was done. */
const ways: [name: string, act: OrderAct, attempt: (tried: Tried) => Promise<boolean>][] = [
  ['transfer', 'pay', async ({ db, order }) => (await receiveTransfer(db, order.number)).state === 'received'],
  [
    'account',
    'pay',
    async ({ db, order, customerId }) => {
      const paid = await payOrder(db, customerId, order.number)
      return paid.state === 'paid' && !paid.isAgain
    },
  ],
  [
    'card',
    'pay',
    async ({ db, order }) => {
      const wanted = paymentOf(await payableOrder(db, order.id))
      await openPayment(db, wanted)
      await authorise(db, wanted.key, { number: '4242424242424242', expiry: '12/30', code: '123' })
      await settleOrder(db, order.id)
      return (await findPayment(db, wanted.key))?.state === 'captured'
    },
  ],
  [
    'another address',
    'redirect',
    async ({ db, order, customerId }) =>
      (await keepAddressRequest({ var: { db } } as unknown as ShopContext, customerId, {
        ...{ number: order.number, address, remarks: '' },
      })) === 'kept',
  ],
  ['refund', 'refund', async ({ db, order }) => (await askBack(db, order, 1)) !== undefined],
  [
    'withdrawal',
    'withdraw',
    async ({ db, order }) => (await accept(db, await stateWithdrawal(db, order), order, 3)).state === 'settled',
  ],
]

async function rowsOf(db: Db, { id, number }: OrderView) {
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()
  const refunds = await db.selectFrom('refund_request').selectAll().where('order_id', '=', id).execute()
  const entries = await db.selectFrom('prepaid_entry').selectAll().where('order_number', '=', number).execute()
  const requests = await db.selectFrom('address_request').selectAll().where('order_id', '=', id).execute()
  return { order, refunds, entries, requests }
}

test('of an order are done in each state exactly as the table allows, and refused ones leave no trace', async ({
  db,
}) => {
  expect([...new Set(ways.map(([, act]) => act))]).toEqual([...orderActs])
  for (const [state, columns, acts] of states)
    for (const [way, act, attempt] of ways) {
      const placed = await orderIn(db, columns)
      const isAllowed = acts.includes(act) && !(way === 'account' && placed.order.topUp !== null)
      const before = await rowsOf(db, placed.order)
      expect(await attempt({ db, ...placed }), `${state}: ${way}`).toBe(isAllowed)
      if (!isAllowed) expect(await rowsOf(db, placed.order), `${state}: ${way}`).toEqual(before)
    }
})

test('a refund changes its state only along its table, and is paid only for an order that is paid', async ({ db }) => {
  const next: Record<string, string[]> = {
    asked: ['accepted', 'refused'],
    accepted: ['received', 'refused'],
    received: ['paid', 'refused'],
  }
  for (const paid of [true, false])
    for (const from of refundStates)
      for (const to of refundStates) {
        if (to === 'asked' || (from === 'paid' && !paid)) continue
        const { order } = await orderIn(db, { paid_at: paid ? now : null })
        const { id } = await db
          .insertInto('refund_request')
          .values({ order_id: order.id, reason: 'X', state: from })
          .returning('id')
          .executeTakeFirstOrThrow()
        const moved = await moveRefund(db, id, { from, to, note: 'X' })
        const isNext = next[from]?.includes(to) ?? false
        const expected = isNext ? (to === 'paid' && !paid ? 'unpaid' : 'moved') : 'late'
        expect(moved.state, `${from} to ${to}, ${paid ? 'paid' : 'not paid'}`).toBe(expected)
      }
  const { order } = await orderIn(db, {})
  const refund = { order_id: order.id, reason: 'X', state: 'paid' } as const
  await expect(db.insertInto('refund_request').values(refund).execute()).rejects.toThrow('is not paid')
})

test('a withdrawal is answered once, and pays everything back once, with the delivery', async ({ db }) => {
  const { order } = await orderIn(db, { paid_at: now, sent_at: now })
  const [id, second] = [await stateWithdrawal(db, order), await stateWithdrawal(db, order)]
  expect(await askBack(db, order, 1), 'while it waits').toBeUndefined()
  const answers = await Promise.all([accept(db, id, order, 3), accept(db, id, order, 3)])
  expect(answers.map(({ state }) => state).toSorted()).toEqual(['late', 'settled'])
  expect((await accept(db, second, order, 1)).state, 'nothing is left').toBe('late')
  expect((await settleWithdrawal(db, second, { to: 'dismissed', note: 'X' })).state).toBe('settled')
  const { order: kept, refunds } = await rowsOf(db, order)
  expect(kept?.cancelled_at).not.toBeNull()
  expect(refunds.map(({ state, shipping_incl }) => [state, shipping_incl])).toEqual([['accepted', 6]])
  const lines = await db
    .selectFrom('refund_line')
    .selectAll()
    .where('request_id', '=', refunds[0]?.id ?? 0)
    .execute()
  expect(lines.map(({ quantity, amount_incl }) => [quantity, amount_incl])).toEqual([[3, 30]])
  expect(await askBack(db, order, 1), 'after it').toBeUndefined()
  await expect(
    db.insertInto('refund_request').values({ order_id: order.id, reason: 'X', shipping_incl: 6.01 }).execute(),
  ).rejects.toThrow('delivery')
})

test('an order that is neither paid nor sent is cancelled: its units are returned, its promise is released, nothing is paid', async ({
  db,
}) => {
  const stock = async () => {
    const held = db.selectFrom('stock').select((e) => e.fn.sum<number>('quantity').as('units'))
    return Number((await held.where('variant_id', '=', 1).executeTakeFirstOrThrow()).units)
  }
  const { order } = await orderIn(db, {})
  const before = await stock()
  const part = await accept(db, await stateWithdrawal(db, order), order, 1)
  expect([part.state, await stock()]).toEqual(['settled', before + 1])
  const rest = await accept(db, await stateWithdrawal(db, order), order, 2)
  expect([rest.state, await stock()]).toEqual(['settled', before + 3])
  const { order: kept, refunds } = await rowsOf(db, order)
  expect(kept?.cancelled_at).not.toBeNull()
  const [refund] = refunds
  expect(await moveRefund(db, refund?.id ?? 0, { from: 'received', to: 'paid', note: '' })).toEqual({ state: 'unpaid' })
})

test('a promise of the bank is used before the answer, so that the paid amount is paid back', async ({ db }) => {
  const { order } = await orderIn(db, { payment_method: 'Card' })
  const wanted = paymentOf(await payableOrder(db, order.id))
  await openPayment(db, wanted)
  await authorise(db, wanted.key, { number: '4242424242424242', expiry: '12/30', code: '123' })
  await accept(db, await stateWithdrawal(db, order), order, 3)
  const { order: kept, refunds } = await rowsOf(db, order)
  expect([kept?.paid_at, kept?.cancelled_at]).toEqual([expect.any(Date), expect.any(Date)])
  expect(refunds.map(({ state }) => state)).toEqual(['received'])
})

test('a withdrawal is in time until the end of the fourteenth day after delivery, in the zone of the shop', () => {
  const deliveredAt = new Date('2026-11-02T09:00:00Z')
  expect(isInTime(new Date('2026-11-16T22:59:59Z'), { deliveredAt })).toBe(true)
  expect(isInTime(new Date('2026-11-16T23:00:00Z'), { deliveredAt })).toBe(false)
  expect(isInTime(new Date('2027-11-16T23:00:00Z'), { deliveredAt: null })).toBe(true)
})

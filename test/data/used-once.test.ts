import { sql } from 'kysely'
import { type CouponAsk, findCoupon, keepCouponUse, type Person } from '../../demo/data/catalogue/coupons.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { NewRow } from '../../demo/data/schema.ts'
import { lockAccount, payOrder, prepaidOf } from '../../demo/server/shop/account/prepaid.ts'
import { account, placed, rich } from './placed.ts'
import { expect, test } from './shop.ts'

type Db = Parameters<Parameters<typeof test>[2]>[0]['db']

const TIMES = 20

const newEmail = () => `once-${crypto.randomUUID()}@example.com`

async function coupon(db: Db, rules: Partial<NewRow<'coupon'>>) {
  const days = { starts_at: new Date('2020-01-01'), ends_at: new Date('2100-01-01') }
  const code = crypto.randomUUID().toUpperCase()
  const row = { code, percent: 10, minimum_incl: 0, ...days, ...rules }
  return db.insertInto('coupon').values(row).returning(['id', 'code']).executeTakeFirstOrThrow()
}

/** Orders with a coupon, up to its use; false if it was used already. */
const use = (db: Db, couponId: number, person: Person) =>
  db.transaction().execute(async (trx) => {
    const { customerId, email } = person
    const { id } = await placed(trx, customerId ? { customer_id: customerId } : { email: email?.toLowerCase() ?? null })
    return keepCouponUse(trx, couponId, id, person)
  })

const usesAtOnce = async (db: Db, couponId: number, people: Person[]) =>
  (await Promise.all(people.map((person) => use(db, couponId, person)))).filter(Boolean).length

const guest = (email: string): Person => ({ customerId: null, email })

test.describe('a coupon that each person has once', { tag: '@engine' }, () => {
  test('is used by one of twenty orders of a guest at once, in every spelling of the e-mail', async ({ db }) => {
    const { id } = await coupon(db, { is_once: true })
    const email = newEmail()
    const spellings = [email, email.toUpperCase(), email.replace('@', '+again@'), email.replace('@', '+@')]
    const people = Array.from({ length: TIMES }, (_, index) => guest(spellings[index % spellings.length] as string))
    expect(await usesAtOnce(db, id, people)).toBe(1)
    expect(await use(db, id, guest(newEmail()))).toBe(true)
  })

  test('is used by one of an account and guests with its e-mail at once, also after the e-mail has changed', async ({
    db,
  }) => {
    const { id } = await coupon(db, { is_once: true })
    const [email, later] = [newEmail(), newEmail()]
    const customerId = await account(db, email)
    const people = Array.from({ length: TIMES }, (_, index) => (index % 2 ? guest(email) : { customerId, email }))
    expect(await usesAtOnce(db, id, people)).toBe(1)
    const other = await coupon(db, { is_once: true })
    expect(await use(db, other.id, { customerId, email })).toBe(true)
    await db.updateTable('customer').set({ email: later }).where('id', '=', customerId).execute()
    for (const person of [guest(email), guest(later), { customerId, email: later }])
      expect(await use(db, other.id, person), JSON.stringify(person)).toBe(false)
  })

  test('cannot be used by a second account with the same e-mail after the first', async ({ db }) => {
    const { id } = await coupon(db, { is_once: true })
    const email = newEmail()
    const people = [await account(db, email), await account(db, email)].map((customerId) => ({ customerId, email }))
    expect(await usesAtOnce(db, id, people)).toBe(1)
  })

  test('for a first order is used by one of all such codes at once', async ({ db }) => {
    const codes = [await coupon(db, { is_first_order: true }), await coupon(db, { is_first_order: true })]
    const email = newEmail()
    const uses = Array.from({ length: TIMES }, (_, index) => use(db, codes[index % 2]?.id ?? 0, guest(email)))
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
  })

  test('stays unused if its order is not placed after all', async ({ db }) => {
    const { id } = await coupon(db, { is_once: true })
    const person = guest(newEmail())
    const failing = db.transaction().execute(async (trx) => {
      const order = await placed(trx, { email: person.email })
      await keepCouponUse(trx, id, order.id, person)
      throw new Error('No stock.')
    })
    await expect(failing).rejects.toThrow('No stock.')
    expect(await use(db, id, person)).toBe(true)
  })

  test('is not limited for other coupons: the same person can use them again', async ({ db }) => {
    const { id } = await coupon(db, {})
    const people = Array.from({ length: 3 }, () => guest('again@example.com'))
    expect(await usesAtOnce(db, id, people)).toBe(3)
  })
})

test('an amount reduces the total by the price of the goods at most, once', { tag: '@engine' }, async ({ db }) => {
  const email = newEmail()
  const customerId = await account(db, email)
  const rules = { kind: 'amount', amount_incl: 15, percent: null, is_once: true, customer_id: customerId } as const
  const { id, code } = await coupon(db, rules)
  const lines = [
    { id: 1, variantId: 1, totalIncl: 900 },
    { id: 2, variantId: 2, totalIncl: 333 },
  ]
  const ask: CouponAsk = { customerId, email, lines, market: homeMarket, culture: 'fr' }
  const found = await findCoupon(db, code, ask)
  expect(Object.fromEntries(found?.discounts ?? [])).toEqual({ 1: 900, 2: 333 })
  const people = Array.from({ length: TIMES }, () => ({ customerId, email }))
  expect(await usesAtOnce(db, id, people)).toBe(1)
  const after = await findCoupon(db, code, ask)
  expect([after?.problem, after?.discounts.size]).toEqual(['used', 0])
})

test.describe('the money of a prepaid account', { tag: '@engine' }, () => {
  test('pays an order once of twenty times at once, and no more orders than there is money', async ({ db }) => {
    const { customerId } = await rich(db, 100)
    const orders = await Promise.all(Array.from({ length: 4 }, () => placed(db, { customer_id: customerId })))
    const payments = Array.from({ length: TIMES }, (_, index) =>
      payOrder(db, customerId, orders[index % orders.length]?.number ?? ''),
    )
    const outcomes = await Promise.all(payments)
    expect(outcomes.filter((one) => one.state === 'paid' && !one.isAgain)).toHaveLength(3)
    expect(outcomes.filter(({ state }) => state === 'short')).toHaveLength(TIMES / 4)
    expect((await prepaidOf(db, customerId)).balance).toBe(1000)
  })

  test('is never below zero, nor withdrawn or added twice for an order, in the database itself', async ({ db }) => {
    const { accountId: id } = await rich(db, 50)
    const entry = (kind: 'order' | 'top-up', order_number: string, amount: number) =>
      db.insertInto('prepaid_entry').values({ account_id: id, kind, order_number, amount }).execute()
    await expect(entry('order', `a-${id}`, -50.01)).rejects.toMatchObject({ code: '23514' })
    const all = await Promise.allSettled([1, 2, 3].map((count) => entry('order', `${count}-${id}`, -20)))
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    await entry('top-up', `t-${id}`, 10)
    await expect(entry('top-up', `t-${id}`, 10)).rejects.toMatchObject({ code: '23505' })
    await entry('order', `o-${id}`, -1)
    await expect(entry('order', `o-${id}`, -1)).rejects.toMatchObject({ code: '23505' })
  })

  test('does not wait for itself when it has to pay for an order that another payment settles @postgresql', async ({
    db,
  }) => {
    const { customerId } = await rich(db, 50)
    const { id, number } = await placed(db, { customer_id: customerId, top_up: 30 })
    const waiting = () =>
      sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    const settled = db.transaction().execute(async (trx) => {
      await trx.selectFrom('customer_order').select('id').where('id', '=', id).forUpdate().execute()
      const asked = payOrder(db, customerId, number)
      await expect.poll(async () => (await waiting()).rows[0]?.n).toBe(1)
      await lockAccount(trx, customerId)
      return { asked }
    })
    expect(await (await settled).asked).toEqual({ state: 'unknown' })
  })
})

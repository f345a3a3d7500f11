import type { APIRequestContext } from '@playwright/test'
import { byCard, events, promisedCart } from '../api/card-payments.ts'
import { add, findGood, order, orderMoney, payByCard, payIn, plenty } from '../api/goods.ts'
import { gate, withTwoFactor } from '../api/second-factor.ts'
import { register, registration, signIn } from '../api/shop.ts'
import { codeNow } from '../harness/shop/codes.ts'
import { expect, MANY, type MakePerson, newEmail, statusesOf, test } from './two-shops.ts'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()

const numberOf = (answer: { headers: () => Record<string, string> }) =>
  /(\d+)$/.exec(answer.headers().location ?? '')?.[1] ?? ''

async function balanceOf(visitor: APIRequestContext): Promise<number> {
  const amount = /prepaid-amount">([\d\s.]+,\d\d)/.exec(await htmlOf(visitor, '/fr/account/prepaid'))?.[1] ?? ''
  return Number(amount.replace(/[\s.]/g, '').replace(',', '.'))
}

const payFrom = (visitor: APIRequestContext, number: string) =>
  visitor.post('/fr/sales/payment', { form: { Number: number, PaymentMethod: 'PrepaidAccount' }, maxRedirects: 0 })

/** A customer who has paid for some units from a prepaid account of 400 euros; with the number of the order, and what a unit costs. */
async function withPaidOrder(person: MakePerson, start: number, units: number) {
  const email = newEmail()
  const buyer = await person((here) => register(here, email))
  await payIn(buyer.here, 400)
  const good = await findGood(buyer.here, start, (one) => plenty(one) && one.price < 100)
  await add(buyer.here, good.variantId, units)
  const number = numberOf(await order(buyer.here))
  await payFrom(buyer.here, number)
  return { buyer, email, number, price: good.price }
}

test('thirty buyers of the last units get just those that there are', async ({ person }) => {
  const first = await person()
  const good = await findGood(first.here, 300, (one) => plenty(one) && one.stock < 20)
  const buyers = await Promise.all(
    Array.from({ length: MANY }, () =>
      person(async (here) => {
        await register(here, newEmail())
        await add(here, good.variantId, 1)
      }),
    ),
  )
  const statuses = await statusesOf((turn) => order((buyers[turn] ?? first).at(turn)))
  expect(statuses).toEqual({ 303: good.stock, 409: MANY - good.stock })
})

test('one checkout that is sent thirty times is one order', async ({ person }) => {
  const buyer = await person((here) => register(here, newEmail()))
  await add(buyer.here, (await findGood(buyer.here, 340, plenty)).variantId, 1)
  const page = await htmlOf(buyer.here, '/fr/checkout')
  const AttemptKey = /name="AttemptKey" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const numbers = await Promise.all(
    Array.from({ length: MANY }, async (_, turn) => numberOf(await order(buyer.at(turn), { AttemptKey }))),
  )
  expect(new Set(numbers).size).toBe(1)
  expect(numbers[0]).toMatch(/^\d+$/)
})

test('a prepaid account pays no more than it holds', async ({ person }) => {
  const buyer = await person((here) => register(here, newEmail()))
  const good = await findGood(buyer.here, 380, (one) => plenty(one) && one.price > 20 && one.price < 60)
  await payIn(buyer.here, 200)
  const numbers: string[] = []
  for (let count = 0; count < 10; count++) {
    await add(buyer.here, good.variantId, 1)
    numbers.push(numberOf(await order(buyer.here)))
  }
  await Promise.all(Array.from({ length: MANY }, (_, turn) => payFrom(buyer.at(turn), numbers[turn % 10] ?? '')))
  const pages = await Promise.all(numbers.map((number) => htmlOf(buyer.here, `/fr/account/orders/${number}`)))
  const total = Number(/data-part="total-incl">\s*([\d,]+)/.exec(pages[0] ?? '')?.[1]?.replace(',', '.'))
  const paid = pages.filter((page) => page.includes('/invoice')).length
  expect(paid).toBe(Math.floor(200 / total))
  expect(await balanceOf(buyer.here)).toBeCloseTo(200 - paid * total, 2)
})

test('money that is put on an account by card is there once', async ({ person, staff }) => {
  const buyer = await person((here) => register(here, newEmail()))
  const sacha = await staff()
  const number = await orderMoney(buyer.here, 40)
  await Promise.all(
    Array.from({ length: MANY }, (_, turn) =>
      turn % 3 === 0
        ? sacha.at(turn).post('/fr/sales/transfers/received', { form: { Number: number }, maxRedirects: 0 })
        : payByCard(buyer.at(turn), number),
    ),
  )
  expect(await balanceOf(buyer.here)).toBe(40)
})

test('an order that is paid in three ways at once is paid once', async ({ person, staff }) => {
  const buyer = await person((here) => register(here, newEmail()))
  const sacha = await staff()
  await payIn(buyer.here, 400)
  const good = await findGood(buyer.here, 420, (one) => plenty(one) && one.price < 100)
  await add(buyer.here, good.variantId, 1)
  const number = numberOf(await order(buyer.here))
  await Promise.all(
    Array.from({ length: MANY }, (_, turn) => {
      if (turn % 3 === 0)
        return sacha.at(turn).post('/fr/sales/transfers/received', { form: { Number: number }, maxRedirects: 0 })
      return turn % 3 === 1 ? payFrom(buyer.at(turn), number) : payByCard(buyer.at(turn), number)
    }),
  )
  const page = await htmlOf(buyer.here, `/fr/account/orders/${number}`)
  expect(page).toContain('/invoice')
  const total = Number(/data-part="total-incl">\s*([\d,]+)/.exec(page)?.[1]?.replace(',', '.'))
  const fromAccount = Math.round((400 - (await balanceOf(buyer.here))) * 100)
  expect([0, Math.round(total * 100)]).toContain(fromAccount)
  const history = await htmlOf(buyer.here, '/fr/account/prepaid')
  expect((history.match(new RegExp(`orders/${number}"`, 'g')) ?? []).length).toBe(fromAccount === 0 ? 0 : 1)
})

test('a coupon that each person has once is used by one of thirty orders of a guest', async ({ person }) => {
  const email = newEmail()
  const first = await person()
  const good = await findGood(first.here, 460, plenty)
  for (const CouponCode of ['UNEFOIS', 'PREMIER']) {
    const guests = await Promise.all(
      Array.from({ length: MANY }, () =>
        person(async (here) => {
          await add(here, good.variantId, 1)
          await here.post('/api/v1/shoppingcarts/coupon', { data: { CouponCode } })
        }),
      ),
    )
    const Email = `${CouponCode.toLowerCase()}-${email}`
    const statuses = await statusesOf((turn) => order((guests[turn] ?? first).at(turn), { Email, CouponCode }))
    expect(statuses, CouponCode).toEqual({ 303: 1, 409: MANY - 1 })
  }
})

test('a promise of the bank is used or released by a checkout that is sent by card and by transfer', async ({
  person,
}) => {
  const buyer = await person((here) => register(here, newEmail()))
  const { AttemptKey, Secret } = await promisedCart(buyer.here, 500)
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, turn) =>
      turn % 3 === 0 ? byCard(buyer.at(turn), AttemptKey) : order(buyer.at(turn), { AttemptKey }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]))
  const list = await htmlOf(buyer.here, '/fr/account/orders')
  const numbers = new Set([...list.matchAll(/account\/orders\/(\d+)/g)].map(([, number]) => number))
  expect(numbers.size).toBe(1)
  const isPaid = (await htmlOf(buyer.here, `/fr/account/orders/${[...numbers][0]}`)).includes('/invoice')
  expect(await events(buyer.here, Secret)).toEqual(['authorised', isPaid ? 'captured' : 'voided'])
})

test('a refund of everything is kept once, and paid back once', async ({ person, staff }) => {
  const { buyer, number, price } = await withPaidOrder(person, 460, 2)
  const sacha = await staff()
  const before = await balanceOf(buyer.here)
  const line = /data-line-id="(\d+)"/.exec(await htmlOf(buyer.here, `/fr/sales/refund?number=${number}`))?.[1]
  const form = { Number: number, [`Quantity-${line}`]: '2', Reason: 'X' }
  const asked = await statusesOf((turn) => buyer.at(turn).post('/fr/sales/refund', { form, maxRedirects: 0 }))
  expect(asked).toEqual({ 303: 1, 422: MANY - 1 })
  const list = await htmlOf(sacha.here, '/fr/sales/refunds')
  const Id = new RegExp(`id="refund-(\\d+)"><h2>Commande ${number}`).exec(list)?.[1] ?? ''
  for (const [From, To] of [
    ['asked', 'accepted'],
    ['accepted', 'received'],
    ['received', 'paid'],
  ] as const)
    await statusesOf((turn) =>
      sacha.at(turn).post('/fr/sales/refunds/move', { form: { Id, From, To, Note: '' }, maxRedirects: 0 }),
    )
  expect(await balanceOf(buyer.here)).toBeCloseTo(before + 2 * price, 2)
})

test('a withdrawal is answered once, and the whole order comes back once', async ({ person, staff }) => {
  const { buyer, email, number } = await withPaidOrder(person, 500, 1)
  const sacha = await staff()
  const form = { Number: number, Email: email, Name: 'Ada', Part: '' }
  const review = await (await buyer.here.post('/fr/sales/withdrawal', { form })).text()
  const Key = /name="Key" value="([\w-]+)"/.exec(review)?.[1] ?? ''
  await statusesOf((turn) => buyer.at(turn).post('/fr/sales/withdrawal/confirm', { form: { ...form, Key } }), 6)
  const list = await htmlOf(sacha.here, '/fr/sales/withdrawals')
  const line = new RegExp(`value="${Key}".*?name="(Quantity-\\d+)"`, 's').exec(list)?.[1] ?? ''
  await statusesOf((turn) =>
    sacha.at(turn).post('/fr/sales/withdrawals/answer', { form: { Id: Key, To: 'accepted', Note: '', [line]: '1' } }),
  )
  const page = await htmlOf(buyer.here, `/fr/account/orders/${number}`)
  expect(page.match(/<article class="refund">/g)).toHaveLength(1)
  expect(page).toContain('Commande annulée')
})

test('an e-mail that registers thirty times at once has one account', async ({ person }) => {
  const email = newEmail()
  const visitors = await Promise.all(Array.from({ length: MANY }, () => person()))
  const statuses = await statusesOf(
    (turn) =>
      (visitors[turn] ?? visitors[0])?.at(turn).post('/fr/security/register', {
        form: registration(turn % 2 ? email.toUpperCase() : email),
        maxRedirects: 0,
      }) as ReturnType<APIRequestContext['post']>,
  )
  // Five are let in, as tries at one password are; all of them are in the same account.
  expect(statuses).toEqual({ 303: 5, 429: MANY - 5 })
  const pages = await Promise.all(visitors.map((who, turn) => htmlOf(who.at(turn), '/fr/account/sessions')))
  const others = pages.map((page) => page.match(/name="Handle"/g)?.length ?? 0)
  expect(others.filter((count) => count > 0)).toEqual([4, 4, 4, 4, 4])
})

test('a code of the second factor opens one door', async ({ person }) => {
  const email = newEmail()
  let key = ''
  await person(async (here) => {
    key = (await withTwoFactor(here, email)).key
  })
  const visitors = await Promise.all(Array.from({ length: MANY }, () => person((here) => signIn(here, email))))
  const Code = codeNow(key, 1)
  const landed = await Promise.all(
    visitors.map(async (visitor, turn) => {
      const answer = await visitor.at(turn).post(gate, { form: { Code, ReturnUrl: '' }, maxRedirects: 0 })
      return answer.status() === 303 && !(answer.headers().location ?? '').includes('twofactor')
    }),
  )
  expect(landed.filter(Boolean)).toHaveLength(1)
})

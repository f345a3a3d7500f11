import type { APIRequestContext } from '@playwright/test'
import { add, findGood, type Good, order, payIn, plenty } from './goods.ts'
import { expect, register, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1670

const TIMES = 20
const codes = ['UNEFOIS', 'PREMIER']
const newEmail = () => `once-${crypto.randomUUID()}@example.com`

const apply = async (visitor: APIRequestContext, CouponCode: string): Promise<boolean> =>
  (await visitor.post('/api/v1/shoppingcarts/coupon', { data: { CouponCode } })).json()

async function withCode(visitor: APIRequestContext, { variantId }: Good, code: string) {
  await add(visitor, variantId, 1)
  expect(await apply(visitor, code), code).toBe(true)
  return visitor
}

const placedOf = (answers: { status(): number }[]) => answers.filter((answer) => answer.status() === 303).length

/** The locks are the database's own: test/data/used-once.test.ts asks both engines. */
test.describe('a coupon that each person has once', () => {
  let good: Good

  test.beforeEach(async ({ request }) => {
    good = await findGood(request, own, plenty)
  })

  for (const code of codes) {
    test(`${code} is used by one of twenty guests at once with one e-mail, and is invalid for the others`, async ({
      visitor,
    }) => {
      const email = newEmail()
      const spellings = [email, email.toUpperCase(), email.replace('@', '+again@')]
      const guests = await Promise.all(Array.from({ length: TIMES }, async () => withCode(await visitor(), good, code)))
      const orders = guests.map((guest, index) =>
        order(guest, { Email: spellings[index % spellings.length] ?? '', CouponCode: code }),
      )
      const answers = await Promise.all(orders)
      expect(placedOf(answers)).toBe(1)
      const refused = answers.filter((answer) => answer.status() === 409)
      expect(refused).toHaveLength(TIMES - 1)
      for (const answer of refused) expect(await answer.text()).toContain(`Le code ${code} ne vaut plus`)
    })

    test(`${code} is used once by an account and guests with its e-mail at once, and afterwards`, async ({
      visitor,
    }) => {
      const email = newEmail()
      const someone = await visitor()
      await register(someone, email)
      const people = [await withCode(someone, good, code)]
      for (let count = 1; count < TIMES; count++) people.push(await withCode(await visitor(), good, code))
      const orders = people.map((person) => order(person, { Email: email, CouponCode: code }))
      expect(placedOf(await Promise.all(orders))).toBe(1)
      const later = await withCode(await visitor(), good, code)
      expect((await order(later, { Email: email, CouponCode: code })).status()).toBe(409)
      const other = await visitor()
      await register(other, email)
      await add(other, good.variantId, 1)
      expect(await apply(other, code)).toBe(false)
    })
  }

  test('is invalid as one for a first order for a guest whose account has ordered, with a plus sign in the e-mail', async ({
    visitor,
  }) => {
    const email = newEmail()
    const someone = await visitor()
    await register(someone, email)
    await add(someone, good.variantId, 1)
    expect((await order(someone)).status()).toBe(303)
    const guest = await withCode(await visitor(), good, 'PREMIER')
    const refused = await order(guest, { Email: email.replace('@', '+new@'), CouponCode: 'PREMIER' })
    expect(refused.status()).toBe(409)
  })
})

test('the prepaid account pays one order once of twenty times at once, and no more orders than it has money for', {
  tag: '@engine',
}, async ({ customer }) => {
  const someone = await customer()
  const { variantId } = await findGood(someone, own, (good) => plenty(good) && good.price < 100)
  const numbers: string[] = []
  for (let count = 0; count < 4; count++) {
    await add(someone, variantId, 1)
    numbers.push(/(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? '')
  }
  const amountOf = async (path: string, text: RegExp) =>
    Number(
      text
        .exec(await (await someone.get(path)).text())?.[1]
        ?.replace(/\s/g, '')
        .replace(',', '.'),
    )
  const balance = () => amountOf('/fr/account/prepaid', /<strong class="prepaid-amount">([\d,\s]+)€/)
  const total = await amountOf(`/fr/sales/payment?number=${numbers[0]}`, /À payer\s:\s([\d,\s]+)€/)
  await payIn(someone, Math.ceil(total * 2))
  const before = await balance()
  const payments = Array.from({ length: TIMES }, (_, index) =>
    someone.post('/fr/sales/payment', {
      form: { Number: numbers[index % numbers.length] ?? '', PaymentMethod: 'PrepaidAccount' },
      maxRedirects: 0,
    }),
  )
  const statuses = (await Promise.all(payments)).map((answer) => answer.status())
  const isPaid = async (number: string) =>
    (await (await someone.get(`/fr/account/orders/${number}`)).text()).includes('Payée le')
  expect((await Promise.all(numbers.map(isPaid))).filter(Boolean)).toHaveLength(2)
  expect(await balance()).toBeCloseTo(before - 2 * total, 5)
  expect(new Set(statuses)).toEqual(new Set([303, 409]))
})

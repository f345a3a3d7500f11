import type { APIRequestContext } from '@playwright/test'
import { orderMoney, payByCard } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const ADD = '/api/v1/sales/prepaidaccounts/addtocart'
const NOTIFY = '/api/v1/sales/prepaidaccounts/setnotification'

const prepaidPage = async (visitor: APIRequestContext) => (await visitor.get('/fr/account/prepaid')).text()
const balanceOf = async (visitor: APIRequestContext) =>
  /<strong class="prepaid-amount">([\d,\s]+)€/
    .exec((await prepaidPage(visitor)).split('prepaid-balance')[1] ?? '')?.[1]
    ?.trim()
const idOf = async (visitor: APIRequestContext) =>
  /<prepaid-account[^>]*prepaid-account-id="(\d+)"/.exec(await prepaidPage(visitor))?.[1] ?? ''

test.describe('money for a prepaid account', () => {
  test('is answered by the page on which it is paid, and is added by the payment, once [API-69, API-70, API-93]', {
    tag: '@engine',
  }, async ({ customer }) => {
    const someone = await customer()
    const answer = await someone.post(ADD, { data: { PrepaidAccountId: '', Quantity: '50' } })
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('text/html')])
    const html = await answer.text()
    expect(html).not.toContain('<html')
    expect(html).toMatch(/À payer\s:\s50,00/)
    expect(html).not.toContain('value="PrepaidAccount"')
    const number = /name="Number" value="(\d+)"/.exec(html)?.[1] ?? ''
    expect(await balanceOf(someone)).toBe('0,00')
    const paid = await Promise.all([payByCard(someone, number), payByCard(someone, number)])
    expect(paid.map((one) => one.status())).toEqual([303, 303])
    expect(await balanceOf(someone)).toBe('50,00')
    const order = await (await someone.get(`/fr/account/orders/${number}`)).text()
    expect(order).toContain('Versée sur votre compte prépayé.')
    expect(order).not.toContain('Commander à nouveau')
    expect((await someone.get(`/fr/sales/refund?number=${number}`)).status()).toBe(404)
    expect((await someone.get(`/fr/account/orders/${number}/invoice`)).status()).toBe(200)
  })

  test('is one order for two clicks, and is not paid from the account itself', { tag: '@engine' }, async ({
    customer,
  }) => {
    const someone = await customer()
    const numbers = await Promise.all([1, 2, 3].map(() => orderMoney(someone, 60)))
    expect(new Set(numbers).size).toBe(1)
    expect(await orderMoney(someone, 61)).not.toBe(numbers[0])
    const form = { Number: numbers[0] ?? '', PaymentMethod: 'PrepaidAccount' }
    await someone.post('/fr/sales/payment', { form })
    expect(await balanceOf(someone)).toBe('0,00')
  })

  test('is refused without an amount, or with an invalid one [ERROR-52]', async ({ customer }) => {
    const someone = await customer()
    const none = await someone.post(ADD, { data: { PrepaidAccountId: '', Quantity: '' } })
    expect([none.status(), await none.json()]).toEqual([
      422,
      { Message: 'Indiquez une quantité.', Errors: { Quantity: 'Indiquez une quantité.' } },
    ])
    for (const Quantity of ['4', '501', '1.5', '-20', 'x'])
      expect((await someone.post(ADD, { data: { Quantity } })).status(), Quantity).toBe(422)
  })
})

test('the notification is stored, for the own account alone [API-71, API-92]', async ({
  customer,
  visitor,
  request,
}) => {
  const camille = await visitor()
  await signIn(camille, 'camille@example.com', 'vitrine-demo')
  const someone = await customer()
  await orderMoney(someone, 20)
  const PrepaidAccountId = await idOf(someone)
  expect(PrepaidAccountId).not.toBe('')
  for (const IsActivated of [true, false, 'true', 'False']) {
    const answer = await someone.post(NOTIFY, { data: { IsActivated, PrepaidAccountId } })
    expect(answer.status()).toBe(200)
    const isTicked = (await prepaidPage(someone)).includes('name="IsActivated" value="true" checked')
    expect(isTicked).toBe(String(IsActivated) === 'true')
  }
  const foreign = { IsActivated: false, Quantity: '50', PrepaidAccountId: await idOf(camille) }
  for (const call of [ADD, NOTIFY]) {
    expect((await someone.post(call, { data: foreign })).status()).toBe(404)
    expect((await request.post(call, { data: foreign })).status()).toBe(401)
  }
  expect(await prepaidPage(camille)).toContain('name="IsActivated" value="true" checked')
})

import type { APIResponse } from '@playwright/test'
import { expect, test } from './shop.ts'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const text = (value: unknown) => encodeURIComponent(JSON.stringify(value))

const NAMES = [
  ...['vitrine-session', 'vitrine-device', 'vitrine-passkey', 'vitrine-two-factor', 'vitrine-flash', 'vitrine-seen'],
  ...['cookie-consent', 'notShow', 'vitrine-kept', 'demo-fault'],
]

const MESSAGE = { kind: 'info', key: 'Shop.Cart.Count' }

/** Cookies that another server on the shop's host may have written: none of them is one of the shop's. */
const BAD = [
  ...['', '%00', '%ff', '%', 'null', '{}', '[null]', '-1', '__proto__', '1.2.x', 'x'.repeat(3_000)],
  ...[null, {}, [null], [MESSAGE, null], Array.from({ length: 9 }, () => MESSAGE)].map(base64),
  ...[null, 7, [], { count: null }, { count: {} }].map((values) => base64([{ ...MESSAGE, values }])),
  ...[null, [], { path: '/' }, { path: '/shoppingcarts/add', fields: null, key: 'Shop.Cart.Count' }].map((remedy) =>
    base64([{ ...MESSAGE, remedy }]),
  ),
  base64([{ ...MESSAGE, key: '<script>' }]),
  ...[{ stamp: null }, { stamp: '2026-11', preferences: 'yes' }, [{ id: 1 }], [null]].map(text),
]

const setBy = (answer: APIResponse) =>
  answer.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))

const endsOf = (answer: APIResponse, name: string) =>
  setBy(answer).flatMap((line) => {
    const [, path = ''] = /^[^=]+=; Max-Age=0; (?:Domain=[^;]+; )?Path=([^;]+)/.exec(line) ?? []
    return line.startsWith(`${name}=`) && path ? [path] : []
  })

test.describe('a cookie that the shop has not written', () => {
  for (const name of NAMES) {
    test(`breaks no page, and is deleted: ${name}`, async ({ visitor }) => {
      const someone = await visitor()
      for (const bad of BAD) {
        const headers = { Cookie: `${name}=${bad}`, 'Sec-Fetch-Mode': 'navigate' }
        for (const path of ['/fr/pages/terms', '/api/v1/shoppingcarts']) {
          const answer = await someone.get(path, { headers })
          const why = `${path} ${bad.slice(0, 60)}`
          expect(answer.status(), why).toBe(200)
          expect(endsOf(answer, name), why).toContain('/')
          if (name === 'vitrine-flash') expect(await answer.text(), why).not.toContain('Shop.Cart.Count')
        }
      }
    })
  }

  test('does not hide a valid one, and is deleted at its own path', async ({ customer, visitor }) => {
    const signedIn = await customer()
    const { cookies } = await signedIn.storageState()
    const token = cookies.find(({ name }) => name === 'vitrine-session')?.value ?? ''
    const someone = await visitor()
    const open = (...values: string[]) =>
      someone.get('/fr/account', { headers: { Cookie: values.map((one) => `vitrine-session=${one}`).join('; ') } })
    const stranger = 'x'.repeat(43)
    for (const values of [
      [token, 'bad'],
      ['bad', token],
    ]) {
      const answer = await open(...values)
      expect(answer.status()).toBe(200)
      expect(endsOf(answer, 'vitrine-session')).toEqual(['/fr', '/fr/', '/fr/account', '/fr/account/'])
    }
    for (const values of [
      [token, stranger],
      [stranger, token],
    ])
      expect((await open(...values)).status()).toBe(200)
    expect((await open(stranger)).status()).toBe(401)
  })
})

test.describe('of choices of cookies that share a name', () => {
  const choice = (stamp: string, preferences: boolean) =>
    `cookie-consent=${text({ stamp, preferences, statistics: false, marketing: false })}`
  const old = choice('2020-01', false)
  const present = choice('2026-11', true)

  for (const [what, cookies] of [
    ['first', `${present}; ${old}`],
    ['last', `${old}; ${present}`],
  ] as const) {
    test(`the one for the present question counts, and is kept, if it is ${what}`, async ({ visitor }) => {
      const someone = await visitor()
      const headers = { Cookie: cookies, 'Sec-Fetch-Mode': 'navigate' }
      const answer = await someone.get('/fr/catalog/product/1/x', { headers })
      const kept = setBy(answer).filter((line) => line.startsWith('cookie-consent='))
      expect(kept.map((line) => line.split(';')[0])).toEqual([present])
      expect(setBy(answer).some((line) => line.startsWith('vitrine-seen=1'))).toBe(true)
    })
  }

  test('its unknown fields are left out', async ({ customer }) => {
    const someone = await customer()
    const cookies = (await someone.storageState()).cookies.map(({ name, value }) => `${name}=${value}`)
    const more = { stamp: '2026-11', preferences: true, statistics: false, marketing: false, customer_id: 1, x: {} }
    const headers = { Cookie: [...cookies, `cookie-consent=${text(more)}`].join('; ') }
    const answer = await someone.get('/fr/account/choices', { headers })
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('Préférences')])
  })

  test('one for an earlier question is ignored', async ({ visitor }) => {
    const headers = { Cookie: choice('2020-01', true), 'Sec-Fetch-Mode': 'navigate' }
    const answer = await (await visitor()).get('/fr/catalog/product/1/x', { headers })
    expect(setBy(answer)).toEqual([])
  })
})

import type { APIRequestContext } from '@playwright/test'
import { codeNow } from '../harness/shop/codes.ts'
import { newEmail, send, withTwoFactor } from './second-factor.ts'
import { expect, password, query, signIn, test } from './shop.ts'

const mailbox = async (visitor: APIRequestContext) => (await visitor.get('/fr/pages/mailbox')).text()

test('after a hundred wrong codes in a row no code is accepted; the owner is notified, and signs in by another way', {
  tag: '@postgresql',
}, async ({ visitor, place }) => {
  const email = newEmail('hundred')
  const { key, codes } = await withTwoFactor(await visitor(), email)
  const failures = () =>
    query(place, 'select kind, count from code_failure join customer on customer.id = customer_id where email = $1', [
      email,
    ])
  const someone = await visitor()
  await signIn(someone, email)
  expect((await send(someone, '000000')).status()).toBe(422)
  expect(await failures()).toEqual([{ kind: 'code', count: 1 }])
  await query(
    place,
    'update code_failure set count = 99 where customer_id = (select id from customer where email = $1)',
    [email],
  )
  expect(await mailbox(someone)).not.toContain('Cent codes faux')
  expect((await send(someone, '000000')).status()).toBe(422)
  expect(await mailbox(someone)).toContain('Cent codes faux de suite')
  // Even the correct code is refused.
  const late = await send(someone, codeNow(key, 1))
  expect([late.status(), await late.text()]).toEqual([422, expect.stringContaining('Trop de codes faux')])
  expect(await failures()).toEqual([{ kind: 'code', count: 100 }])
  // A code for recovery is another proof, and resets the limit.
  expect((await send(someone, codes[0] ?? '')).status()).toBe(303)
  expect(await failures()).toEqual([])
  const next = await visitor()
  await signIn(next, email)
  expect((await send(next, codeNow(key, 1))).status()).toBe(303)
})

test('a password by letter resets the limit of codes', { tag: '@postgresql' }, async ({ visitor, place }) => {
  const email = newEmail('unlocked')
  const { key } = await withTwoFactor(await visitor(), email)
  await query(
    place,
    "insert into code_failure (customer_id, kind, count) select id, 'code', 100 from customer where email = $1",
    [email],
  )
  const someone = await visitor()
  await signIn(someone, email)
  expect((await send(someone, codeNow(key, 1))).status()).toBe(422)
  await someone.post('/fr/security/forgot', { form: { Email: email } })
  const Token = /reset\?token=([\w-]+)/.exec(await mailbox(someone))?.[1] ?? ''
  await someone.post('/fr/security/reset', { form: { Token, Password: password, RepeatPassword: password } })
  await signIn(someone, email)
  expect((await send(someone, codeNow(key, 1))).status()).toBe(303)
})

import type { APIRequestContext } from '@playwright/test'
import { auditKinds } from '../../demo/server/shop/security/audit.ts'
import { codeNow } from '../harness/shop/codes.ts'
import { gate, home, newEmail, send, withTwoFactor } from './second-factor.ts'
import { expect, password, signIn, test } from './shop.ts'

async function kindsOf(visitor: APIRequestContext): Promise<Set<string>> {
  const kinds = new Set<string>()
  for (let page = 1, found = 1; found > 0; page += 1) {
    const html = await (await visitor.get(`/fr/account/activity?page=${page}`)).text()
    const rows = [...html.matchAll(/<tr data-kind="([\w-]+)"/g)]
    for (const [, kind = ''] of rows) kinds.add(kind)
    found = html.includes('Plus ancien') ? rows.length : 0
  }
  return kinds
}

/**
 * Events of a browser with a passkey are tested by the journeys, and those of staff by the tests of the library and the
 * transfers.
 */
const shownElsewhere = auditKinds.filter((kind) => /^(passkey|assets?|folder|guide|picture|transfer)-/.test(kind))

test('every event of an account is recorded, and shown to its owner [ACCOUNT-10]', async ({ visitor }) => {
  const email = newEmail('all')
  const [owner, other, guesser] = [await visitor(), await visitor(), await visitor()]
  const { key, codes } = await withTwoFactor(owner, email)
  await signIn(other, email)
  expect((await send(other, '000000')).status()).toBe(422)
  const remembered = { Code: codes[0] ?? '', RememberDevice: 'true' }
  expect((await other.post(gate, { form: remembered, maxRedirects: 0 })).status()).toBe(303)
  await other.post('/fr/security/logoff')
  await signIn(other, email)
  await signIn(guesser, email)
  await send(guesser, codes[2] ?? '')
  const handleOf = async (path: string) =>
    new RegExp(`action="/fr/account/sessions/${path}"[\\s\\S]*?name="Handle" value="([^"]+)"`).exec(
      await (await owner.get('/fr/account/sessions')).text(),
    )?.[1] ?? ''
  const pressAt = async (path: string) =>
    owner.post(`/fr/account/sessions/${path}`, { form: { Handle: await handleOf(path) }, maxRedirects: 0 })
  for (const path of ['end', 'forget', 'endothers']) expect((await pressAt(path)).status(), path).toBe(303)
  const fresh = 'another good password'
  const change = (CurrentPassword: string) =>
    owner.post('/fr/security/changepassword', { form: { CurrentPassword, Password: fresh, RepeatPassword: fresh } })
  await change('not this one')
  await change(password)
  await guesser.post('/fr/security/forgot', { form: { Email: email } })
  const token = /reset\?token=([\w-]+)/.exec(await (await guesser.get('/fr/pages/mailbox')).text())?.[1] ?? ''
  const reset = { Token: token, Password: password, RepeatPassword: password }
  expect((await guesser.post('/fr/security/reset', { form: reset, maxRedirects: 0 })).status()).toBe(303)
  const last = await visitor()
  await signIn(last, email)
  expect((await send(last, codes[1] ?? '')).status()).toBe(303)
  await signIn(other, email)
  await Promise.all(Array.from({ length: 7 }, (_, index) => send(other, `0000${10 + index}`)))
  await Promise.all(Array.from({ length: 7 }, (_, index) => signIn(guesser, email, `guess ${index} of a password`)))
  for (let ask = 0; ask < 11; ask += 1) await guesser.post('/fr/security/forgot', { form: { Email: email } })
  const press = async (form: Record<string, string>) =>
    expect((await last.post(home, { form })).status(), form.Step).toBe(200)
  await press({ Step: 'Codes', Code: codes[3] ?? '' })
  await press({ Step: 'Stop', Code: codeNow(key, 1) })
  await press({ Step: 'Start', Method: 'email', CurrentPassword: password })
  const kinds = await kindsOf(last)
  const missing = auditKinds.filter((kind) => !kinds.has(kind) && !shownElsewhere.includes(kind))
  expect(missing).toEqual([])
})

import type { APIRequestContext } from '@playwright/test'
import { byName, softDevice } from './passkey.ts'
import { codesIn, confirmEmail, gate, home, newEmail, send, withTwoFactor } from './second-factor.ts'
import { expect, password, register, registration, signIn, test } from './shop.ts'

const fresh = 'the password of the owner'
const isIn = async (visitor: APIRequestContext) => (await visitor.get('/fr/account')).status() === 200
const mailbox = async (visitor: APIRequestContext) => (await visitor.get('/fr/pages/mailbox')).text()
const tokenIn = async (visitor: APIRequestContext, path: string) =>
  new RegExp(`${path}\\?token=([\\w-]+)`).exec(await mailbox(visitor))?.[1] ?? ''
const kindsOf = async (visitor: APIRequestContext) =>
  [...(await (await visitor.get('/fr/account/activity')).text()).matchAll(/<tr data-kind="([\w-]+)"/g)].map(
    ([, kind]) => kind,
  )

const registerAs = (visitor: APIRequestContext, email: string, word: string) =>
  visitor.post('/fr/security/register', {
    form: registration(email, { Password: word, RepeatPassword: word }),
    maxRedirects: 0,
  })

async function reset(visitor: APIRequestContext, email: string) {
  await visitor.post('/fr/security/forgot', { form: { Email: email } })
  const Token = await tokenIn(visitor, 'reset')
  const form = { Token, Password: fresh, RepeatPassword: fresh }
  expect((await visitor.post('/fr/security/reset', { form, maxRedirects: 0 })).status()).toBe(303)
}

const confirm = (visitor: APIRequestContext, Token: string, more: Record<string, string> = {}) =>
  visitor.post('/fr/security/confirm', { form: { Token, ...more }, maxRedirects: 0 })

/** Turns the second step on in an account with an unconfirmed e-mail, and lets another browser skip it. */
async function secured(email: string, squatter: APIRequestContext, device: APIRequestContext) {
  const { codes } = await withTwoFactor(squatter, email, { isConfirmed: false })
  await signIn(device, email)
  const remembered = { Code: codes[0] ?? '', RememberDevice: 'true' }
  expect((await device.post(gate, { form: remembered, maxRedirects: 0 })).status()).toBe(303)
  return codes
}

test.describe('an account that is registered with the e-mail of another person', () => {
  test('keeps no data after its owner chooses a password by letter', { tag: '@engine' }, async ({ visitor }) => {
    const email = newEmail('owner')
    const [squatter, device, owner] = [await visitor(), await visitor(), await visitor()]
    await secured(email, squatter, device)
    const wanted = { FirstName: 'A', LastName: 'B', PhoneNumber: '', Culture: 'fr', Email: newEmail('squatter') }
    await squatter.post('/fr/account/profile', { form: { ...wanted, CurrentPassword: password } })
    const change = await tokenIn(squatter, 'email')
    expect(change).not.toBe('')
    await reset(owner, email)
    expect([await isIn(squatter), await isIn(device)]).toEqual([false, false])
    // No code is required, and the earlier ones are invalid.
    expect((await signIn(owner, email, fresh)).headers().location).toBe('/fr/account')
    expect(await (await owner.get(home)).text()).toContain(`href="${home}?step=choose"`)
    expect((await owner.get(`/fr/security/email?token=${change}`)).status()).toBe(410)
    for (const who of [squatter, device]) expect((await signIn(who, email)).status()).toBe(422)
    expect(await kindsOf(owner)).toContain('two-factor-off')
    // From now on the e-mail is proved: the owner's settings stay.
    const key = { CurrentPassword: fresh }
    await owner.post(home, { form: { Step: 'Start', Method: 'email', ...key } })
    const Code = /<p>(\d{6}) est votre code/.exec(await mailbox(owner))?.[1] ?? ''
    expect(codesIn(await (await owner.post(home, { form: { Step: 'Confirm', Code } })).text())).toHaveLength(10)
    await reset(await visitor(), email)
    expect((await signIn(owner, email, fresh)).headers().location).toBe(gate)
  })

  test('keeps no passkey', { tag: '@engine' }, async ({ visitor, shop }) => {
    const email = newEmail('key')
    const [squatter, owner] = [await visitor(byName(shop.url)), await visitor(byName(shop.url))]
    await register(squatter, email)
    const device = softDevice(shop.url)
    expect((await device.add(squatter)).status()).toBe(303)
    expect((await device.use(squatter)).status()).toBe(303)
    await reset(owner, email)
    expect((await device.use(squatter)).status()).toBe(422)
    expect(await isIn(squatter)).toBe(false)
    // The owner's own stays when the password is forgotten later.
    await signIn(owner, email, fresh)
    const own = softDevice(shop.url)
    await own.add(owner, fresh)
    await reset(owner, email)
    expect((await own.use(owner)).status()).toBe(303)
  })

  test('is not confirmed by the reader of the letter, who does not know the password', async ({ visitor }) => {
    const email = newEmail('reader')
    const [squatter, reader] = [await visitor(), await visitor()]
    await register(squatter, email)
    const token = await tokenIn(squatter, 'confirm')
    expect(await (await reader.get(`/fr/security/confirm?token=${token}`)).text()).toContain('name="CurrentPassword"')
    expect(await (await squatter.get(`/fr/security/confirm?token=${token}`)).text()).not.toContain('CurrentPassword')
    for (const more of [undefined, { CurrentPassword: 'a guess of it' }]) {
      const refused = await confirm(reader, token, more)
      expect(refused.status()).toBe(422)
      expect(await refused.text()).toMatch(/data-valmsg-for="CurrentPassword"[^>]*>\S/)
    }
    expect((await confirm(reader, token, { CurrentPassword: password })).status()).toBe(303)
    expect((await confirm(reader, token, { CurrentPassword: password })).status()).toBe(410)
  })

  test('loses other sessions and the second step when the e-mail is confirmed; the confirming session stays', {
    tag: '@engine',
  }, async ({ visitor }) => {
    const email = newEmail('here')
    const [here, device] = [await visitor(), await visitor()]
    const codes = await secured(email, here, device)
    await confirmEmail(here)
    expect([await isIn(here), await isIn(device)]).toEqual([true, false])
    expect((await signIn(device, email)).headers().location).toBe('/fr/account')
    expect((await send(device, codes[1] ?? '')).status()).toBe(422)
    expect((await kindsOf(here)).slice(1, 4)).toEqual(['address-confirmed', 'sessions-ended', 'two-factor-off'])
  })

  test('does not lock the owner out, not even as three', { tag: '@engine' }, async ({ visitor }) => {
    const email = newEmail('three')
    const passwords = ['one squatter', 'another squatter', 'a third squatter', fresh]
    const people: APIRequestContext[] = []
    for (const word of passwords) {
      const someone = await visitor()
      people.push(someone)
      expect((await registerAs(someone, email, word)).status()).toBe(303)
    }
    // Each password opens its own account, and no other.
    for (const word of passwords) expect((await signIn(await visitor(), email, word)).status(), word).toBe(303)
    expect((await signIn(await visitor(), email, 'of nobody at all')).status()).toBe(422)
    const owner = people[3] as APIRequestContext
    expect(await (await owner.get('/fr/account')).text()).toContain('action="/fr/security/confirm"')
    expect((await confirm(owner, await tokenIn(owner, 'confirm'))).status()).toBe(303)
    expect(await (await owner.get('/fr/account')).text()).not.toContain('action="/fr/security/confirm"')
    expect((await signIn(await visitor(), email, fresh)).status()).toBe(303)
    const late = await confirm(people[0] as APIRequestContext, await tokenIn(people[0] as APIRequestContext, 'confirm'))
    expect(late.status()).toBe(303)
    expect(await (await (people[0] as APIRequestContext).get('/fr/account')).text()).toContain('/fr/security/confirm')
  })

  test('cannot take a password that another account with the e-mail has', async ({ visitor }) => {
    const email = newEmail('same')
    const [one, other] = [await visitor(), await visitor()]
    await registerAs(one, email, 'one of the passwords')
    await registerAs(other, email, 'another of the passwords')
    const form = { CurrentPassword: 'another of the passwords', Password: 'one of the passwords' }
    const change = await other.post('/fr/security/changepassword', {
      form: { ...form, RepeatPassword: form.Password },
    })
    expect(change.status()).toBe(422)
  })
})

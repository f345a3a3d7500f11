import type { APIRequestContext, APIResponse } from '@playwright/test'
import { add, findGood, linesOf, plenty } from './goods.ts'
import { newEmail } from './second-factor.ts'
import { expect, password, query, register, registration, signIn, test } from './shop.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

const sessionOf = async (visitor: APIRequestContext) =>
  (await visitor.storageState()).cookies.find(({ name }) => name === 'vitrine-session')

const secondsOf = (answer: APIResponse) =>
  Number(/vitrine-session=[^;]+; Max-Age=(\d+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1])

test.describe('a session', () => {
  test('has a new token after another password: a copied token opens nothing', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const [here, thief] = [await visitor(), await visitor()]
    await register(here, newEmail('copied'))
    await add(here, (await findGood(here, 1, plenty)).variantId, 2)
    const before = await sessionOf(here)
    const copied = { Cookie: `vitrine-session=${before?.value}` }
    expect((await thief.get('/fr/account', { headers: copied })).status()).toBe(200)
    const form = { CurrentPassword: password, Password: 'another good one', RepeatPassword: 'another good one' }
    expect((await here.post('/fr/security/changepassword', { form, maxRedirects: 0 })).status()).toBe(303)
    expect((await sessionOf(here))?.value).not.toBe(before?.value)
    expect((await thief.get('/fr/account', { headers: copied })).status()).toBe(401)
    // All data of the session stay.
    expect((await here.get('/fr/account')).status()).toBe(200)
    expect(await linesOf(here)).toHaveLength(1)
    expect(await (await here.get('/fr/pages/mailbox')).text()).toContain('/security/confirm?token=')
  })

  test('of a customer ends ninety days after the sign-in, of staff twelve hours after it', async ({ visitor }) => {
    const email = newEmail('days')
    await register(await visitor(), email)
    expect(secondsOf(await signIn(await visitor(), email))).toBe(90 * DAY)
    expect(secondsOf(await signIn(await visitor(), 'sacha@example.com', 'vitrine-demo'))).toBe(12 * HOUR)
  })

  test('of a customer ends then regardless of its use, and that of a guest ninety days after its last use', {
    tag: '@postgresql',
  }, async ({ visitor, place }) => {
    const [customer, guest] = [await visitor(), await visitor()]
    const email = newEmail('used')
    await register(customer, email)
    await add(guest, (await findGood(guest, 1, plenty)).variantId, 1)
    const of = (who: 'customer' | 'guest') =>
      who === 'customer'
        ? `session.customer_id = (select id from customer where email = '${email}')`
        : 'session.customer_id is null'
    const age = (days: number, who: 'customer' | 'guest') =>
      query(place, `update session set expires_at = expires_at - interval '${days} days' where ${of(who)}`)
    await age(60, 'customer')
    await age(60, 'guest')
    const answers = [await customer.get('/fr/account'), await guest.get('/fr/shoppingcarts')]
    expect(answers.map((answer) => answer.headers()['set-cookie']?.includes('vitrine-session='))).toEqual([
      undefined,
      true,
    ])
    const end = `select expires_at < now() + interval '31 days' as is_soon from session where ${of('customer')}`
    expect(await query(place, end)).toEqual([{ is_soon: true }])
    await age(31, 'customer')
    await age(31, 'guest')
    expect((await customer.get('/fr/account')).status()).toBe(401)
    expect(await linesOf(guest)).toHaveLength(1)
    expect((await signIn(customer, email)).status()).toBe(303)
  })
})

test.describe('a common password', () => {
  const common = ['password123', 'PASSWORD1', 'Qwertyuiop', '1234567890', 'sunshine1']

  test('is refused in every form that sets one', async ({ visitor }) => {
    const someone = await visitor()
    const email = newEmail('common')
    const refused = async (answer: Awaited<ReturnType<typeof someone.post>>, word: string) =>
      expect([answer.status(), await answer.text()], word).toEqual([
        422,
        expect.stringMatching(/data-valmsg-for="Password"[^>]*>Trop de gens/),
      ])
    for (const word of common) {
      const form = registration(email, { Password: word, RepeatPassword: word })
      await refused(await someone.post('/fr/security/register', { form }), word)
    }
    await register(someone, email)
    await someone.post('/fr/security/forgot', { form: { Email: email } })
    const Token = /reset\?token=([\w-]+)/.exec(await (await someone.get('/fr/pages/mailbox')).text())?.[1] ?? ''
    for (const word of common) {
      const fields = { Password: word, RepeatPassword: word }
      const change = { CurrentPassword: password, ...fields }
      await refused(await someone.post('/fr/security/changepassword', { form: change }), word)
      await refused(await someone.post('/fr/security/reset', { form: { Token, ...fields } }), word)
    }
    // One that is only similar is accepted.
    const good = { Token, Password: 'password123 of mine', RepeatPassword: 'password123 of mine' }
    expect((await someone.post('/fr/security/reset', { form: good, maxRedirects: 0 })).status()).toBe(303)
  })
})

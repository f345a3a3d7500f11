import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { confirmEmail } from './second-factor.ts'
import { expect, type Place, password, register, signIn, test } from './shop.ts'

const account = '/fr/account'
const CHANGE = '/fr/security/changepassword'
const fresh = 'another good password'

const newEmail = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`
const isIn = async (visitor: APIRequestContext) => (await visitor.get(account)).status() === 200
const change = (visitor: APIRequestContext, more: Record<string, string> = {}) =>
  visitor.post(CHANGE, {
    form: { CurrentPassword: password, Password: fresh, RepeatPassword: fresh, ...more },
    maxRedirects: 0,
  })
const linkIn = async (visitor: APIRequestContext) =>
  /href="(\/fr\/security\/reset\?token=[\w-]+)"/.exec(await (await visitor.get('/fr/pages/mailbox')).text())?.[1] ?? ''
const forgot = (visitor: APIRequestContext, Email: string) => visitor.post('/fr/security/forgot', { form: { Email } })
const contact = (visitor: APIRequestContext, Email: string) =>
  visitor.post('/fr/contact', { form: { Name: 'Ada', Email, Subject: 'order', Message: 'Bonjour' } })
const subscribe = (visitor: APIRequestContext, Email: string) => visitor.post('/fr/newsletter', { form: { Email } })
const reset = (visitor: APIRequestContext, link: string, word = fresh) =>
  visitor.post('/fr/security/reset', {
    form: { Token: link.split('=')[1] ?? '', Password: word, RepeatPassword: word },
    maxRedirects: 0,
  })
const kindsOf = async (visitor: APIRequestContext) =>
  [...(await (await visitor.get('/fr/account/activity')).text()).matchAll(/<tr data-kind="([\w-]+)"/g)].map(
    ([, kind]) => kind,
  )

/** Makes the links of all letters older by some minutes. Only a database on a server can be changed from here. */
async function age({ DATABASE_URL }: Place, minutes: number): Promise<boolean> {
  if (DATABASE_URL === undefined) return false
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(`update password_reset set expires_at = expires_at - interval '${minutes} minutes'`)
  await client.end()
  return true
}

test.describe('changing the password', () => {
  test('belongs to customers [ACCOUNT-10]', async ({ request }) => {
    expect((await request.get(CHANGE)).status()).toBe(401)
    expect((await change(request)).status()).toBe(401)
  })

  test('requires the present one, ends all other sessions, and is reported by letter [ACCOUNT-03]', async ({
    visitor,
  }) => {
    const email = newEmail('changes')
    const [here, there] = [await visitor(), await visitor()]
    await register(here, email)
    await signIn(there, email)
    expect((await here.get(CHANGE)).status()).toBe(200)
    const done = await change(here)
    expect([done.status(), done.headers().location]).toEqual([303, account])
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await signIn(await visitor(), email)).status()).toBe(422)
    expect((await signIn(await visitor(), email, fresh)).status()).toBe(303)
    expect(await (await here.get('/fr/pages/mailbox')).text()).toContain('vient de changer')
    expect((await kindsOf(here)).slice(0, 3)).toEqual(['signed-in', 'sign-in-refused', 'password-changed'])
  })

  test('shows mistakes at the field, and prints no password [ACCOUNT-03]', async ({ customer }) => {
    const someone = await customer()
    for (const [more, name] of [
      [{ CurrentPassword: 'not it at all' }, 'CurrentPassword'],
      [{ CurrentPassword: '' }, 'CurrentPassword'],
      [{ Password: 'short', RepeatPassword: 'short' }, 'Password'],
      [{ RepeatPassword: 'something else' }, 'RepeatPassword'],
    ] as const) {
      const answer = await change(someone, more)
      const html = await answer.text()
      expect(answer.status(), name).toBe(422)
      expect(html).toMatch(new RegExp(`class="field-validation-error" data-valmsg-for="${name}"[^>]*>\\S`))
      for (const typed of [fresh, 'not it at all', 'something else']) expect(html).not.toContain(typed)
    }
    expect(await kindsOf(someone)).toContain('password-refused')
  })

  test('slows down guesses of the present one in a browser of its owner', { tag: '@engine' }, async ({ customer }) => {
    const someone = await customer()
    await confirmEmail(someone)
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(someone, { CurrentPassword: `guess ${index}` })),
    )
    expect(tries.map((answer) => answer.status()).filter((status) => status === 429).length).toBeGreaterThan(0)
    await expect.poll(async () => (await change(someone)).status()).toBe(303)
  })

  test('ends devices that need no code, and links of letters', async ({ visitor }) => {
    const email = newEmail('links')
    const here = await visitor()
    await register(here, email)
    await forgot(here, email)
    const link = await linkIn(here)
    expect((await here.get(link)).status()).toBe(200)
    await change(here)
    expect((await here.get(link)).status()).toBe(410)
  })
})

test.describe('a forgotten password', () => {
  test('is replaced once by the link of a letter; all sessions end [ACCOUNT-02]', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const email = newEmail('forgets')
    const [owner, stranger] = [await visitor(), await visitor()]
    await register(owner, email)
    expect(await (await forgot(stranger, email)).text()).toContain('un e-mail est en route')
    const link = await linkIn(stranger)
    expect(await (await stranger.get(link)).text()).toContain('<change-password>')
    const answers = await Promise.all([reset(stranger, link), reset(stranger, link)])
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 410])
    expect(await isIn(owner)).toBe(false)
    expect((await stranger.get(link)).status()).toBe(410)
    expect((await signIn(owner, email)).status()).toBe(422)
    expect((await signIn(owner, email, fresh)).status()).toBe(303)
    expect((await kindsOf(owner)).filter((kind) => kind?.startsWith('reset') || kind === 'password-reset')).toEqual([
      'password-reset',
      'reset-asked',
    ])
  })

  test('has a link for thirty minutes', async ({ visitor, place }) => {
    const someone = await visitor()
    const email = newEmail('minutes')
    await register(someone, email)
    await forgot(someone, email)
    const link = await linkIn(someone)
    if (!(await age(place, 29))) return
    expect((await someone.get(link)).status()).toBe(200)
    await age(place, 2)
    expect((await someone.get(link)).status()).toBe(410)
    expect((await reset(someone, link)).status()).toBe(410)
  })

  test('has the same message in the same time, with an account or without', async ({ visitor }) => {
    const email = newEmail('same')
    await register(await visitor(), email)
    const answers: { text: string; ms: number; status: number }[] = []
    for (const who of [email, newEmail('nobody')]) {
      const someone = await visitor()
      const begun = performance.now()
      const answer = await forgot(someone, who)
      const text = (await answer.text()).replaceAll(/nonce="[^"]*"|\?v=\w+/g, '').replaceAll(who, '')
      answers.push({ text, ms: performance.now() - begun, status: answer.status() })
    }
    const [known, unknown] = answers
    expect(known?.text).toBe(unknown?.text)
    expect(known?.status).toBe(unknown?.status)
    // Each takes at least as long as the work for an account.
    for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(245)
  })

  test('is limited in time, together with other letters, with the same message for every visitor', async ({
    visitor,
  }) => {
    const email = newEmail('often')
    const other = newEmail('none')
    // At most ten letters an hour are sent to one e-mail, by all forms together.
    for (const who of [email, other]) await contact(await visitor(), who)
    await register(await visitor(), email)
    await subscribe(await visitor(), other)
    const counts: string[] = []
    for (const who of [email, other]) {
      const someone = await visitor()
      const tries = await Promise.all(Array.from({ length: 10 }, () => forgot(someone, who)))
      const refused = tries.filter((answer) => answer.status() === 429)
      const text = /<li>(Trop d’essais[^<]*)<\/li>/.exec((await refused[0]?.text()) ?? '')?.[1]
      counts.push(`${refused.length} ${text}`)
    }
    expect(counts[0]).toMatch(/^2 Trop d’essais/)
    expect(counts[0]).toBe(counts[1])
  })
})

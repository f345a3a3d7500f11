import type { APIRequestContext } from '@playwright/test'
import { expect, password, register, signIn, test } from './shop.ts'

const page = '/fr/account/profile'
const fresh = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`

const profile = (Email: string, more: Record<string, string> = {}) => ({
  ...{ FirstName: 'Ada', LastName: 'Test', PhoneNumber: '', Culture: 'fr', Email },
  ...more,
})

const library = { 'X-Page-Target': 'edit-customer' }
const mailbox = async (visitor: APIRequestContext) => (await visitor.get('/fr/pages/mailbox')).text()
const linkOf = async (visitor: APIRequestContext) =>
  /href="\/fr\/security\/email\?token=([\w-]+)"/.exec(await mailbox(visitor))?.[1] ?? ''

/** Requests another e-mail, and returns the token of the letter. */
async function ask(someone: APIRequestContext, email: string) {
  const form = profile(email, { CurrentPassword: password })
  expect((await someone.post(page, { form, maxRedirects: 0 })).status()).toBe(303)
  return linkOf(someone)
}

const take = (visitor: APIRequestContext, Token: string, more: Record<string, string> = {}) =>
  visitor.post('/fr/security/email', { form: { Token, ...more }, maxRedirects: 0 })

test.describe('the profile of a customer', () => {
  test('is a page with a form, and JSON for the library [ACCOUNT-07, ERROR-46]', async ({ visitor }) => {
    const someone = await visitor()
    const email = fresh('profile')
    await register(someone, email)
    expect(await (await someone.get(page)).text()).toContain(`<form method="post" action="${page}"`)
    const change = { FirstName: '<b>Zoé</b>', PhoneNumber: '+32 9 225 00 00', Culture: 'nl' }
    const plain = await someone.post(page, { form: profile(email, change), maxRedirects: 0 })
    expect([plain.status(), plain.headers().location]).toEqual([303, '/fr/account'])
    const html = await (await someone.get(page)).text()
    expect(html).toContain('value="&lt;b&gt;Zoé&lt;/b&gt;"')
    expect(html).toContain('value="+32 9 225 00 00"')
    expect(html).toMatch(/<option value="nl" lang="nl" selected/)
    const scripted = await someone.post(page, { form: profile(email), headers: library })
    expect(await scripted.json()).toEqual({ Message: 'Vos coordonnées sont enregistrées.' })
    expect(await mailbox(someone)).not.toContain('/security/email')
  })

  test('is validated at its fields, and keeps the typed values', async ({ visitor }) => {
    const someone = await visitor()
    const email = fresh('checked')
    await register(someone, email)
    for (const [name, value] of [
      ['FirstName', ''],
      ['LastName', 'x'.repeat(61)],
      ['LastName', '😀'],
      ['PhoneNumber', '12'],
      ['Culture', 'en'],
      ['Email', 'nobody'],
    ] as const) {
      const answer = await someone.post(page, { form: profile(email, { [name]: value }), headers: library })
      expect(answer.status(), `${name} ${value}`).toBe(422)
      const html = await answer.text()
      expect(html).toMatch(new RegExp(`id="profile-${name}"[^>]*aria-invalid="true"`))
    }
    const wrong = profile(fresh('other'), { CurrentPassword: 'not this one' })
    const answer = await someone.post(page, { form: wrong, headers: library })
    expect([answer.status(), await answer.text()]).toEqual([422, expect.stringContaining('pas votre mot de passe')])
  })

  test('can be read only by its customer', async ({ request }) => {
    expect((await request.get(page)).status()).toBe(401)
    expect((await request.post(page, { form: profile(fresh('none')) })).status()).toBe(401)
    expect((await request.post(`${page}/forget`)).status()).toBe(401)
  })

  test('limits guesses of the password', async ({ visitor }) => {
    const someone = await visitor()
    await register(someone, fresh('guessed'))
    const form = profile(fresh('other'), { CurrentPassword: 'not this one' })
    const states: number[] = []
    for (let index = 0; index < 6; index += 1) states.push((await someone.post(page, { form })).status())
    // The registration was the first of five.
    expect(states).toEqual([422, 422, 422, 422, 429, 429])
    const answer = await someone.post(page, { form, headers: library })
    expect((await answer.json()).Message).toContain('Trop d’essais')
  })
})

test.describe('another e-mail', () => {
  test('belongs to the account once its letter was answered, in any browser with the password, and once', async ({
    visitor,
  }) => {
    const [someone, elsewhere] = [await visitor(), await visitor()]
    const [before, after] = [fresh('before'), fresh('after')]
    await register(someone, before)
    const token = await ask(someone, after.toUpperCase())
    const letters = await mailbox(someone)
    expect(letters).toContain(`À ${after}`)
    expect(letters).toContain(`À ${before}`)
    expect(await (await someone.get(page)).text()).toContain(`${after} attend d’être confirmée`)
    expect((await signIn(await visitor(), after)).status()).toBe(422)
    expect((await elsewhere.get(`/fr/security/email?token=${token}`)).status()).toBe(200)
    expect((await signIn(await visitor(), after)).status()).toBe(422)
    // The reader of the letter may be another person than the owner of the account.
    for (const more of [undefined, { CurrentPassword: 'not this one' }]) {
      expect((await take(elsewhere, token, more)).status()).toBe(422)
    }
    const proof = { CurrentPassword: password }
    expect((await take(elsewhere, token, proof)).headers().location).toBe('/fr/security/login')
    expect((await take(elsewhere, token, proof)).status()).toBe(410)
    expect((await signIn(await visitor(), before)).status()).toBe(422)
    expect((await signIn(await visitor(), after)).status()).toBe(303)
    expect(await mailbox(elsewhere)).toContain(`Votre compte a maintenant l’adresse ${after}`)
  })

  test('of another account is never accepted, and the answer does not name its account', async ({ visitor }) => {
    const someone = await visitor()
    await register(someone, fresh('mine'))
    const form = profile('camille@example.com', { CurrentPassword: password })
    const answer = await someone.post(page, { form, headers: library })
    expect((await answer.json()).Message).toContain('Un e-mail est en route')
    expect(await linkOf(someone)).toBe('')
    expect(await mailbox(someone)).toContain('vous avez déjà un compte')
  })

  test('that two accounts requested belongs to the first one that answers', { tag: '@engine' }, async ({ visitor }) => {
    const [one, other] = [await visitor(), await visitor()]
    const wanted = fresh('wanted')
    for (const who of [one, other]) await register(who, fresh('who'))
    const tokens = [await ask(one, wanted), await ask(other, wanted)]
    for (const [index, who] of [one, other].entries()) await take(who, tokens[index] ?? '')
    expect(await (await one.get('/fr/account')).text()).toContain(wanted)
    expect(await (await other.get('/fr/account')).text()).not.toContain(`, ${wanted}`)
  })

  test('is forgotten when the customer cancels it, or requests a third', async ({ visitor }) => {
    const someone = await visitor()
    await register(someone, fresh('back'))
    const first = await ask(someone, fresh('first'))
    const second = await ask(someone, fresh('second'))
    expect((await take(someone, first)).status()).toBe(410)
    await someone.post(`${page}/forget`)
    expect((await take(someone, second)).status()).toBe(410)
  })
})

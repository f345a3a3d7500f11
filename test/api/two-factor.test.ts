import type { APIRequestContext } from '@playwright/test'
import { codeOf, createKey, fromBase32, matchingStep, stepOf } from '../../demo/server/security/totp.ts'
import { codeNow } from '../harness/shop/codes.ts'
import {
  codeOfLetter,
  codesIn,
  confirmEmail,
  gate,
  home,
  keyIn,
  newEmail,
  send,
  withTwoFactor,
} from './second-factor.ts'
import { expect, password, register, signIn, test } from './shop.ts'

const noor = { email: 'noor@example.com', word: 'vitrine-demo', key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }

test.describe('codes by the clock', () => {
  const keys = {
    sha1: '12345678901234567890',
    sha256: '12345678901234567890123456789012',
    sha512: '1234567890123456789012345678901234567890123456789012345678901234',
  }
  const vectors: [seconds: number, codes: Record<keyof typeof keys, string>][] = [
    [59, { sha1: '94287082', sha256: '46119246', sha512: '90693936' }],
    [1111111109, { sha1: '07081804', sha256: '68084774', sha512: '25091201' }],
    [1111111111, { sha1: '14050471', sha256: '67062674', sha512: '99943326' }],
    [1234567890, { sha1: '89005924', sha256: '91819424', sha512: '93441116' }],
    [2000000000, { sha1: '69279037', sha256: '90698825', sha512: '38618901' }],
    [20000000000, { sha1: '65353130', sha256: '77737706', sha512: '47863826' }],
  ]

  test('are those of RFC 6238, appendix B [ACCOUNT-04]', () => {
    for (const [seconds, codes] of vectors) {
      for (const [hash, code] of Object.entries(codes) as [keyof typeof keys, string][]) {
        expect(codeOf(Buffer.from(keys[hash]), stepOf(seconds * 1000), 8, hash), `${hash} at ${seconds}`).toBe(code)
      }
    }
  })

  test('are valid for their half minute and those beside it, typed with blanks or not', () => {
    const key = Buffer.from(keys.sha1)
    const moment = 1234567890_000
    const at = (step: number) => codeOf(key, stepOf(moment) + step)
    expect([-1, 0, 1].map((step) => matchingStep(at(step), key, moment))).toEqual(
      [-1, 0, 1].map((step) => stepOf(moment) + step),
    )
    for (const wrong of [at(-2), at(2), '', '1', at(0).slice(1), `${at(0)}0`]) {
      expect(matchingStep(wrong, key, moment), wrong).toBeUndefined()
    }
    expect(matchingStep(at(0).replace(/(...)/, '$1 '), key, moment)).toBe(stepOf(moment))
  })

  test('come from keys in base 32', () => {
    expect(fromBase32('GEZD GNBV GY3T QOJQ gezd gnbv gy3t qojq').toString()).toBe(keys.sha1)
    expect(fromBase32(createKey())).toHaveLength(20)
    expect(createKey()).not.toBe(createKey())
    expect(() => fromBase32('1')).toThrow('base 32')
  })
})

const isIn = async (visitor: APIRequestContext) => (await visitor.get('/fr/account')).status() === 200

test.describe('signing in with a code', () => {
  test('asks noor for it after the password, and then signs in [ACCOUNT-04, NAV-49]', async ({ visitor }) => {
    const someone = await visitor()
    const asked = await signIn(someone, noor.email, noor.word, { ReturnUrl: '/fr/catalog?q=vase' })
    expect([asked.status(), asked.headers().location]).toEqual([303, `${gate}?returnUrl=%2Ffr%2Fcatalog%3Fq%3Dvase`])
    expect(await isIn(someone)).toBe(false)
    const waiting = await someone.get('/fr/account')
    expect(waiting.status()).toBe(401)
    expect(await waiting.text()).toContain('autocomplete="one-time-code"')
    const wrong = await send(someone, '000000x')
    expect(wrong.status()).toBe(422)
    const entered = await send(someone, codeNow(noor.key), '/fr/catalog?q=vase')
    expect([entered.status(), entered.headers().location]).toEqual([303, '/fr/catalog?q=vase'])
    const page = await someone.get(home)
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain('La connexion demande un code')
  })

  test('answers the library with the next address, and never with one of another site [ACCOUNT-11]', async ({
    visitor,
  }) => {
    const headers = { 'X-Page-Target': '#login' }
    const form = { Email: noor.email, Password: noor.word, ReturnUrl: '/fr/account' }
    const answer = await (await visitor()).post('/fr/security/login', { form, headers })
    expect(await answer.json()).toEqual({ Uri: `${gate}?returnUrl=%2Ffr%2Faccount` })
    const email = `open${Date.now()}-${process.pid}@example.com`
    const { key } = await withTwoFactor(await visitor(), email)
    const someone = await visitor()
    await signIn(someone, email)
    const taken = await someone.post(gate, { form: { Code: codeNow(key, 1), ReturnUrl: '//evil.example' }, headers })
    expect(await taken.json()).toEqual({ Uri: '/fr/account' })
  })

  test('accepts no code twice, not even at once, nor an older one [ACCOUNT-04]', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const email = `twice${Date.now()}-${process.pid}@example.com`
    const { key } = await withTwoFactor(await visitor(), email)
    const code = codeNow(key, 1)
    const visitors = [await visitor(), await visitor(), await visitor()]
    for (const one of visitors) await signIn(one, email)
    const answers = await Promise.all(visitors.map((one) => send(one, code)))
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 422, 422])
    const expired = await visitor()
    await signIn(expired, email)
    for (const used of [code, codeNow(key)]) expect((await send(expired, used)).status()).toBe(422)
    expect(await isIn(expired)).toBe(false)
  })

  test('counts the tries of a customer, from every address: beyond five they are slow, or too many at once [ACCOUNT-10]', {
    tag: '@engine',
  }, async ({ visitor }) => {
    const email = `tries${Date.now()}-${process.pid}@example.com`
    const { key } = await withTwoFactor(await visitor(), email)
    const [one, other] = [await visitor(), await visitor()]
    for (const someone of [one, other]) await signIn(someone, email)
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 ? one : other, `0000${10 + index}`)),
    )
    // Five at once, three that wait.
    expect(tries.filter((answer) => answer.status() === 422)).toHaveLength(8)
    const refused = tries.filter((answer) => answer.status() === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers()['retry-after'])).toBeGreaterThan(0)
    // A customer with the code is not locked out by guesses of others: there is a place in the queue again.
    await expect.poll(async () => (await send(one, codeNow(key, 1))).status()).toBe(303)
    expect(await isIn(one)).toBe(true)
  })

  test('needs the password first, in this browser; registering again does not circumvent that', async ({ visitor }) => {
    const email = `around${Date.now()}-${process.pid}@example.com`
    const { key } = await withTwoFactor(await visitor(), email)
    const stranger = await visitor()
    expect((await send(stranger, codeNow(key, 1))).status()).toBe(422)
    const names = { FirstName: 'Ada', LastName: 'Test', Terms: 'true' }
    const form = { Email: email, Password: password, RepeatPassword: password, ...names }
    const again = await stranger.post('/fr/security/register', { form, maxRedirects: 0 })
    expect(again.headers().location).toMatch(new RegExp(`^${gate}`))
    expect(await isIn(stranger)).toBe(false)
    expect(await (await stranger.get('/fr/security/login')).text()).toContain('one-time-code')
    expect(await (await stranger.get('/fr/security/login?again=1')).text()).toContain('name="Password"')
    expect((await send(stranger, codeNow(key, 1))).status()).toBe(422)
  })
})

test.describe('the two-factor home', () => {
  test('belongs to customers [NAV-49, ACCOUNT-10]', async ({ request }) => {
    expect((await request.get(home)).status()).toBe(401)
    expect((await request.post(home, { form: { Step: 'Start' } })).status()).toBe(401)
  })

  test('is turned on by a first code, and off by another one [NAV-49, ACCOUNT-15]', async ({ visitor }) => {
    const someone = await visitor()
    const email = newEmail('home')
    await register(someone, email)
    const step = (Step: string, Code = '') =>
      someone.post(home, { form: { Step, Code, CurrentPassword: password }, maxRedirects: 0 })
    const text = async (name = '') => (await someone.get(`${home}${name && `?step=${name}`}`)).text()
    expect(await text()).toContain(`href="${home}?step=choose"`)
    expect((await step('Confirm', '123456')).status()).toBe(303)
    expect(await text('app')).toContain(`href="${home}?step=choose"`)
    expect((await step('Start')).headers().location).toBe(`${home}?step=app`)
    const page = await text('app')
    const key = keyIn(page)
    const address = `otpauth://totp/Atelier%20Vitrine%3A${encodeURIComponent(email)}?secret=${key}&amp;issuer=`
    expect(page).toContain(`<authenticator-qr uri="${address}`)
    await step('Start')
    expect(keyIn(await text('app'))).toBe(key)
    const wrong = await step('Confirm', 'abc')
    expect(wrong.status()).toBe(422)
    expect(await wrong.text()).toContain('class="field-validation-error" data-valmsg-for="Code"')
    const first = codeNow(key)
    expect((await step('Confirm', first)).status()).toBe(200)
    for (const name of ['', 'app', 'choose']) expect(await text(name)).not.toContain(key)
    expect((await step('Stop', first)).status()).toBe(422)
    expect((await step('Stop', codeNow(key, 1))).status()).toBe(303)
    const after = await visitor()
    expect((await signIn(after, email)).headers().location).toBe('/fr/account')
  })

  test('answers a step without its frame for the modal, and is stored in no cache [ACCOUNT-04, ACCOUNT-05]', async ({
    customer,
  }) => {
    const someone = await customer()
    const step = await someone.get(`${home}?step=choose`, { headers: { 'X-Page-Target': 'two-factor' } })
    const html = await step.text()
    expect(html).toMatch(/^<two-factor src="\/fr\/security\/twofactorhome" load="interaction">/)
    expect(html).toContain(`data-part="back" href="${home}"`)
    expect(step.headers()['cache-control']).toBe('no-store')
    const headers = { 'X-Page-Target': 'two-factor' }
    const form = { Step: 'Start', Method: 'app', CurrentPassword: password }
    const started = await someone.post(home, { form, headers })
    expect(await started.json()).toEqual({ Uri: `${home}?step=app` })
  })

  test('sends codes by e-mail, once the customer has confirmed it [ACCOUNT-15]', async ({ visitor }) => {
    const someone = await visitor()
    const email = newEmail('letters')
    await register(someone, email)
    const start = () =>
      someone.post(home, { form: { Step: 'Start', Method: 'email', CurrentPassword: password }, maxRedirects: 0 })
    expect((await start()).headers().location).toBe(`${home}?step=app`)
    await confirmEmail(someone)
    expect((await start()).headers().location).toBe(`${home}?step=email`)
    expect(await (await someone.get(`${home}?step=email`)).text()).toContain(email)
    const Code = await codeOfLetter(someone)
    expect((await someone.post(home, { form: { Step: 'Confirm', Code: '000000' } })).status()).toBe(422)
    expect(codesIn(await (await someone.post(home, { form: { Step: 'Confirm', Code } })).text())).toHaveLength(10)
    const there = await visitor()
    await signIn(there, email)
    expect((await send(there, Code)).status()).toBe(422)
    const newest = await codeOfLetter(there)
    expect(newest).not.toBe(Code)
    expect((await send(there, newest)).status()).toBe(303)
    // Where the code is asked for beside the password, the right password sends it.
    const data = (form: Record<string, string>) => someone.post('/fr/account/data/export', { form })
    expect((await data({ CurrentPassword: 'not this one' })).status()).toBe(422)
    expect(await codeOfLetter(someone)).toBe(Code)
    const asked = await data({ CurrentPassword: password })
    expect([asked.status(), (await asked.text()).includes(email)]).toEqual([422, true])
    const sent = await codeOfLetter(someone)
    expect(sent).not.toBe(Code)
    expect((await data({ CurrentPassword: password, Code: '000000' })).status()).toBe(422)
    expect((await (await data({ CurrentPassword: password, Code: sent })).json()).tables.customer.rows).toHaveLength(1)
    // A change asks for a code of its own.
    await someone.post(home, { form: { Step: 'Send', Page: 'off' } })
    const last = await codeOfLetter(someone)
    expect((await someone.post(home, { form: { Step: 'Stop', Code: last }, maxRedirects: 0 })).status()).toBe(303)
    expect((await signIn(await visitor(), email)).headers().location).toBe('/fr/account')
  })
})

test('the page of the data accepts a code of the app, or one for recovery', async ({ visitor }) => {
  const someone = await visitor()
  const { codes } = await withTwoFactor(someone, newEmail('data'))
  const [, longest] =
    /name="Code"[^>]* maxlength="(\d+)"/.exec(await (await someone.get('/fr/account/data')).text()) ?? []
  expect(Number(longest)).toBeGreaterThanOrEqual(codes[0]?.length ?? 0)
  const ask = (form: Record<string, string>) => someone.post('/fr/account/data/export', { form })
  expect((await ask({ CurrentPassword: password })).status()).toBe(422)
  const recovery = { CurrentPassword: password, Code: codes[0] ?? '' }
  expect((await ask(recovery)).status()).toBe(200)
  expect((await ask(recovery)).status()).toBe(422)
})

test.describe('codes for recovery', () => {
  test('are ten, shown once, and each signs in once, however it is typed [ACCOUNT-15]', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const owner = await visitor()
    const email = newEmail('recovery')
    const { codes } = await withTwoFactor(owner, email)
    expect(new Set(codes).size).toBe(10)
    expect(await (await owner.get(home)).text()).toContain('Il vous reste 10 codes de secours')
    for (const step of ['', '?step=codes', '?step=off']) {
      const page = await (await owner.get(`${home}${step}`)).text()
      expect(codes.filter((code) => page.includes(code))).toEqual([])
    }
    const [first = '', second = ''] = codes
    const someone = await visitor()
    await signIn(someone, email)
    expect(await (await someone.get(`${gate}?way=recovery`)).text()).toContain('Code de secours')
    expect((await send(someone, first.toUpperCase().replaceAll('-', ' '))).status()).toBe(303)
    const again = await visitor()
    await signIn(again, email)
    expect((await send(again, first)).status()).toBe(422)
    // One code that is sent twice at once counts once.
    const others = [await visitor(), await visitor()]
    for (const other of others) await signIn(other, email)
    const answers = await Promise.all(others.map((other) => send(other, second)))
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 422])
    expect(await (await owner.get(home)).text()).toContain('Il vous reste 8 codes de secours')
  })

  test('are replaced by new ones, after a code', async ({ visitor }) => {
    const owner = await visitor()
    const { key, codes } = await withTwoFactor(owner, newEmail('renewed'))
    expect((await owner.post(home, { form: { Step: 'Codes', Code: 'abc' } })).status()).toBe(422)
    const fresh = codesIn(await (await owner.post(home, { form: { Step: 'Codes', Code: codeNow(key, 1) } })).text())
    expect(fresh).toHaveLength(10)
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect((await owner.post(home, { form: { Step: 'Stop', Code: codes[0] ?? '' } })).status()).toBe(422)
    const stopped = await owner.post(home, { form: { Step: 'Stop', Code: fresh[0] ?? '' }, maxRedirects: 0 })
    expect(stopped.status()).toBe(303)
  })

  test('of another customer are refused', async ({ visitor }) => {
    const [one, other] = [newEmail('mine'), newEmail('theirs')]
    await withTwoFactor(await visitor(), one)
    const { codes } = await withTwoFactor(await visitor(), other)
    const someone = await visitor()
    await signIn(someone, one)
    expect((await send(someone, codes[0] ?? '')).status()).toBe(422)
  })
})

test.describe('a device that is remembered', () => {
  const remember = (visitor: APIRequestContext, Code: string) =>
    visitor.post(gate, { form: { Code, RememberDevice: 'true' }, maxRedirects: 0 })

  test('is not asked again for thirty days; other devices and customers are [ACCOUNT-04]', async ({ visitor }) => {
    const email = newEmail('device')
    const { codes } = await withTwoFactor(await visitor(), email)
    const here = await visitor()
    await signIn(here, email)
    const before = Date.now()
    expect((await remember(here, codes[0] ?? '')).status()).toBe(303)
    const cookie = (await here.storageState()).cookies.find(({ name }) => name === 'vitrine-device')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - before / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await here.post('/fr/security/logoff')
    expect((await signIn(here, email)).headers().location).toBe('/fr/account')
    expect((await signIn(await visitor(), email)).headers().location).toBe(gate)
    const other = newEmail('other')
    await withTwoFactor(await visitor(), other)
    await here.post('/fr/security/logoff')
    expect((await signIn(here, other)).headers().location).toBe(gate)
  })

  test('is forgotten when two-factor is turned off, and not remembered without the shopper’s consent', async ({
    visitor,
  }) => {
    const owner = await visitor()
    const email = newEmail('forgotten')
    const { codes } = await withTwoFactor(owner, email)
    const [one, other] = [await visitor(), await visitor()]
    await signIn(one, email)
    await send(one, codes[0] ?? '')
    await one.post('/fr/security/logoff')
    expect((await signIn(one, email)).headers().location).toBe(gate)
    await signIn(other, email)
    await remember(other, codes[1] ?? '')
    await owner.post(home, { form: { Step: 'Stop', Code: codes[2] ?? '' } })
    await owner.post(home, { form: { Step: 'Start', Method: 'app', CurrentPassword: password } })
    const key = keyIn(await (await owner.get(`${home}?step=app`)).text())
    await owner.post(home, { form: { Step: 'Confirm', Code: codeNow(key) } })
    await other.post('/fr/security/logoff')
    expect((await signIn(other, email)).headers().location).toBe(gate)
  })
})

import type { APIRequestContext } from '@playwright/test'
import { add, findGood, linesOf, plenty } from './goods.ts'
import { expect, password, register, registration, signIn, test } from './shop.ts'

const account = '/fr/account'

const lettersOf = async (visitor: APIRequestContext) => (await visitor.get('/fr/pages/mailbox')).text()

const linkOf = async (visitor: APIRequestContext) =>
  /href="(\/fr\/security\/confirm\?token=[\w-]+)"/.exec(await lettersOf(visitor))?.[1] ?? ''

async function confirm(visitor: APIRequestContext) {
  const Token = (await linkOf(visitor)).split('=')[1] ?? ''
  const answer = await visitor.post('/fr/security/confirm', { form: { Token }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

test.describe('signing in', () => {
  test('knows the demo accounts and opens the account [ACCOUNT-09, ACCOUNT-13]', async ({ visitor }) => {
    for (const email of ['camille@example.com', 'sacha@example.com']) {
      const someone = await visitor()
      expect((await signIn(someone, email.toUpperCase(), 'vitrine-demo')).status()).toBe(303)
      expect((await someone.get(account)).status()).toBe(200)
    }
  })

  test('is required with 401 and the way back, but not to use the shop [ACCOUNT-08, ACCOUNT-10, ERROR-03]', async ({
    request,
  }) => {
    for (const path of [account, '/fr/account/orders', '/fr/checkout/confirmation/100001']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(401)
      expect(await answer.text()).toContain(`name="ReturnUrl" value="${path}"`)
    }
    for (const path of ['/fr/', '/fr/catalog', '/fr/shoppingcarts', '/fr/checkout'])
      expect((await request.get(path)).status()).toBe(200)
    expect((await request.post('/fr/checkout', { form: { SignedIn: 'true' } })).status()).toBe(401)
  })

  test('leads to the returnUrl, as a redirect or as Uri for the library [ACCOUNT-11]', async ({ visitor }) => {
    const form = { Email: 'camille@example.com', Password: 'vitrine-demo', ReturnUrl: '/fr/catalog?q=vase' }
    const plain = await (await visitor()).post('/fr/security/login', { form, maxRedirects: 0 })
    expect(plain.headers().location).toBe('/fr/catalog?q=vase')
    const headers = { 'X-Page-Target': '#login' }
    const scripted = await (await visitor()).post('/fr/security/login', { form, headers })
    expect(await scripted.json()).toEqual({ Uri: '/fr/catalog?q=vase' })
  })

  test('never leads to another site [ACCOUNT-11]', async ({ visitor }) => {
    const someone = await visitor()
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\n/evil.example',
      '/./\\evil.example',
      '/..//evil.example',
      '/fr/..//evil.example',
      'evil.example',
      ' //evil.example',
      '/fr/security/logoff',
      '/fr/SECURITY/logoff',
      '/fr/security/%6cogoff',
      '/fr/security/logout/',
    ]) {
      const answer = await signIn(someone, 'camille@example.com', 'vitrine-demo', { ReturnUrl: evil })
      expect(answer.headers().location, evil).toBe(account)
    }
  })

  test('has the same message for a wrong password and for an unknown e-mail, with the form again [ACCOUNT-10]', async ({
    request,
  }) => {
    const wrong = await signIn(request, 'camille@example.com', 'not it', { ReturnUrl: account })
    const stranger = await signIn(request, `nobody${Date.now()}@example.com`, 'not it', { ReturnUrl: account })
    const said = async (answer: typeof wrong) =>
      /<div class="validation-summary-errors.*?<\/div>/.exec(await answer.text())?.[0]
    expect([wrong.status(), stranger.status()]).toEqual([422, 422])
    expect(await said(wrong)).toBeTruthy()
    expect(await said(stranger)).toBe(await said(wrong))
    expect((await signIn(request, '', '')).status()).toBe(422)
    const fragment = await request.post('/fr/security/login', {
      form: { Email: 'a@b.example' },
      headers: { 'X-Page-Target': '#x' },
    })
    expect(fragment.status()).toBe(422)
    expect(await fragment.text()).not.toContain('<html')
  })

  test('is refused after five tries for a while, registering included, for that e-mail only [ACCOUNT-10]', {
    tag: '@engine',
  }, async ({ visitor }) => {
    const someone = await visitor()
    const email = `tried${Date.now()}@example.com`
    await register(await visitor(), email)
    const tries = await Promise.all(Array.from({ length: 8 }, () => signIn(someone, email, 'wrong')))
    expect(tries.filter((answer) => answer.status() === 422)).toHaveLength(4)
    const refused = await signIn(someone, email)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(15 * 60)
    for (const word of ['a guess by registering', password]) {
      const form = registration(email, { Password: word, RepeatPassword: word })
      expect((await someone.post('/fr/security/register', { form, maxRedirects: 0 })).status()).toBe(429)
    }
    expect((await signIn(someone, 'camille@example.com', 'vitrine-demo')).status()).toBe(303)
  })

  test('creates a new session, which no visitor had before [ACCOUNT-11]', async ({ visitor }) => {
    const someone = await visitor()
    await add(someone, (await findGood(someone, 1, plenty)).variantId, 1)
    const token = async () => (await someone.storageState()).cookies.find(({ name }) => name === 'vitrine-session')
    const before = await token()
    await signIn(someone, 'camille@example.com', 'vitrine-demo')
    const after = await token()
    expect(after).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(after?.value).not.toBe(before?.value)
    const thief = await visitor()
    const headers = { Cookie: `vitrine-session=${before?.value}` }
    expect((await thief.get(account, { headers })).status()).toBe(401)
    expect(await (await thief.get('/api/v1/shoppingcarts', { headers })).json()).toMatchObject({ ItemsCount: 0 })
  })
})

test.describe('signing off', () => {
  test('ends the session on the server [ACCOUNT-12]', async ({ customer, visitor }) => {
    const someone = await customer()
    const { cookies } = await someone.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await someone.post('/fr/security/logoff', { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect((await someone.get(account)).status()).toBe(401)
    expect((await (await visitor()).get(account, { headers: { Cookie: cookie } })).status()).toBe(401)
  })

  test('works by a link of this shop, not by one of another site [ACCOUNT-12]', async ({ customer }) => {
    const someone = await customer()
    const visit = (site: string) =>
      someone.get('/fr/security/logoff', { headers: { 'Sec-Fetch-Site': site }, maxRedirects: 0 })
    expect((await visit('cross-site')).status()).toBe(200)
    expect((await someone.get(account)).status()).toBe(200)
    expect((await visit('same-origin')).status()).toBe(303)
    expect((await someone.get(account)).status()).toBe(401)
  })
})

test.describe('registering', () => {
  test('creates a customer who is signed in [ACCOUNT-01]', async ({ visitor }) => {
    const someone = await visitor()
    const email = `new${Date.now()}@example.com`
    await register(someone, email)
    expect((await someone.get(account)).status()).toBe(200)
    expect((await signIn(await visitor(), email)).status()).toBe(303)
  })

  test('shows the mistakes field by field, and keeps the typed values [ACCOUNT-14]', async ({ request }) => {
    for (const [more, field] of [
      [{ Email: 'no address' }, 'Email'],
      [{ Email: '' }, 'Email'],
      [{ Password: 'short', RepeatPassword: 'short' }, 'Password'],
      [{ RepeatPassword: 'another one' }, 'RepeatPassword'],
      [{ Terms: 'false' }, 'Terms'],
      [{ FirstName: ' ' }, 'FirstName'],
      // A name without a visible character.
      [{ FirstName: '\u3164' }, 'FirstName'],
    ] as const) {
      const form = registration('typed@example.com', { LastName: 'O"Neill <b>', ...more })
      const answer = await request.post('/fr/security/register', { form })
      expect(answer.status(), field).toBe(422)
      const html = await answer.text()
      expect(html).toMatch(new RegExp(`class="field-validation-error" data-valmsg-for="${field}"[^>]*>\\S`))
      expect(html).toContain('O&quot;Neill &lt;b&gt;')
      expect(html).not.toContain(password)
    }
  })

  test('twice with one password creates one account, even at once [ACCOUNT-01]', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const email = `twice${Date.now()}@example.com`
    const [one, other] = [await visitor(), await visitor()]
    await Promise.all([register(one, email), register(other, email)])
    await add(one, (await findGood(one, 40, plenty)).variantId, 2)
    expect(await (await other.get('/api/v1/shoppingcarts')).json()).toMatchObject({ ItemsCount: 2 })
  })

  test('does not reveal who has an account: only the letter does', async ({ visitor }) => {
    const [known, unknown] = [`owner${Date.now()}@example.com`, `nobody${Date.now()}@example.com`]
    const owner = await visitor()
    await register(owner, known)
    await confirm(owner)
    const answers: string[] = []
    for (const email of [known, unknown]) {
      const stranger = await visitor()
      const form = registration(email, { Password: 'of a stranger', RepeatPassword: 'of a stranger' })
      const answer = await stranger.post('/fr/security/register', { form, maxRedirects: 0 })
      const page = (await (await stranger.get(account)).text()).replaceAll(email, '')
      answers.push(`${answer.status()} ${answer.headers().location} ${page.replaceAll(/\?v=\w+|nonce="[^"]*"/g, '')}`)
      expect((await lettersOf(stranger)).includes('/security/confirm?token=')).toBe(email === unknown)
    }
    expect(answers[0]).toBe(answers[1])
    // Each password opens its own account.
    expect(await (await owner.get(account)).text()).not.toContain('action="/fr/security/confirm"')
    expect((await signIn(await visitor(), known)).status()).toBe(303)
    expect((await signIn(await visitor(), known, 'of a stranger')).status()).toBe(303)
    expect((await signIn(await visitor(), known, 'of nobody')).status()).toBe(422)
  })

  test('does not circumvent the limit of wrong passwords', { tag: '@engine' }, async ({ visitor }) => {
    const email = `guessed${Date.now()}@example.com`
    await register(await visitor(), email)
    const guess = async (place: number) => {
      const form = registration(email, { Password: `guess ${place} of it`, RepeatPassword: `guess ${place} of it` })
      return (await (await visitor()).post('/fr/security/register', { form, maxRedirects: 0 })).status()
    }
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(guess))
    expect(outcomes.filter((status) => status === 429)).toHaveLength(2)
    // Signing in increases the same count, as does every other form that asks for the password.
    expect((await signIn(await visitor(), email)).status()).toBe(429)
  })

  test('is confirmed by the button on the letter’s page, once, by one account', async ({ visitor }) => {
    const email = `confirmed${Date.now()}@example.com`
    const [one, other] = [await visitor(), await visitor()]
    await register(one, email)
    const second = { Password: 'of the other', RepeatPassword: 'of the other' }
    await other.post('/fr/security/register', { form: registration(email, second) })
    const [first, late] = [await linkOf(one), await linkOf(other)]
    expect(await (await one.get(first)).text()).toContain(email)
    expect(await (await one.get(account)).text()).toContain('action="/fr/security/confirm"')
    await confirm(one)
    expect(await (await one.get(account)).text()).not.toContain('action="/fr/security/confirm"')
    for (const link of [first, '/fr/security/confirm', '/fr/security/confirm?token=x']) {
      expect((await one.get(link)).status(), link).toBe(410)
    }
    // The other account got its letter before.
    const refused = await other.post('/fr/security/confirm', { form: { Token: late.split('=')[1] ?? '' } })
    expect(await refused.text()).toContain('autre compte')
    expect(await (await other.get(account)).text()).toContain('action="/fr/security/confirm"')
    await other.post('/fr/security/confirm', { form: {} })
    expect((await lettersOf(other)).split('class="letter"')).toHaveLength(3)
  })
})

test.describe("a customer's cart", () => {
  test('includes the visitor’s cart, and adds the quantities of both [CART-01]', async ({ visitor }) => {
    const here = await visitor()
    const email = `joins${Date.now()}@example.com`
    const good = await findGood(here, 1, plenty)
    await add(here, good.variantId, 2)
    await register(here, email)
    expect(await linesOf(here)).toMatchObject([{ variantId: good.variantId, quantity: 2 }])
    const there = await visitor()
    const other = await findGood(there, good.productId + 1, plenty)
    await add(there, good.variantId, 3)
    await add(there, other.variantId, 1)
    await signIn(there, email)
    const whole = [
      { variantId: good.variantId, quantity: 5 },
      { variantId: other.variantId, quantity: 1 },
    ]
    expect(await linesOf(there)).toMatchObject(whole)
    expect(await linesOf(here)).toMatchObject(whole)
  })

  test('is never joined above the stock [CART-01]', async ({ visitor }) => {
    const email = `capped${Date.now()}@example.com`
    const here = await visitor()
    const good = await findGood(here, 1, plenty)
    await register(here, email)
    await add(here, good.variantId, good.stock - 1)
    const there = await visitor()
    await add(there, good.variantId, good.stock - 2)
    await signIn(there, email)
    expect((await linesOf(there))[0]?.quantity).toBe(good.stock)
  })

  test('stays with the customer after signing off [ACCOUNT-12]', async ({ visitor }) => {
    const here = await visitor()
    const email = `stays${Date.now()}@example.com`
    await register(here, email)
    await add(here, (await findGood(here, 1, plenty)).variantId, 1)
    await here.post('/fr/security/logoff')
    expect(await linesOf(here)).toEqual([])
    await signIn(here, email)
    expect(await linesOf(here)).toHaveLength(1)
  })
})

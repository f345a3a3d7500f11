import { expect, type Fixture, inPage, link, withLinks } from './fixture/suite.ts'

const LOGIN = '/fr/security/login'

/** A shop whose protected pages return 401 until the visitor has signed in. */
function protectedSite({ site }: Fixture, settings: object = {}, host = ''): { tries: string[] } {
  let isIn = false
  const tries: string[] = []
  const form = `<login-form><form method="post" action="${LOGIN}"><input type="hidden" name="ReturnUrl" value="/x">
    <label>Mail<input name="Email" value="a@b.c"></label><button id="sign-in">Sign in</button></form></login-form>`
  const order =
    '<form method="post" action="/order"><input name="note" id="note" value="for aunt"><button id="send">Send</button></form>'
  site.page('/', {
    ...withLinks(link('account', '/account?tab=2')),
    main: `<h1>Start</h1>${link('account', '/account?tab=2')}${order}`,
    settings,
    host,
  })
  site.route(LOGIN, ({ page, response, call }) => {
    if (call.method === 'GET')
      return page({ title: 'Sign in', isForDialog: true, main: `<h1>Sign in</h1>${form}`, settings, host })
    isIn = true
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  for (const path of ['/account', '/order']) {
    site.route(path, ({ page, call }) => {
      tries.push(`${call.method} ${call.url} ${call.body}`.trim())
      if (isIn) page({ title: 'Inside', settings, host })
      else page({ title: 'Closed', status: 401, settings, host })
    })
  }
  return { tries }
}

const signInCalls = ({ site }: Fixture) =>
  site.calls
    .filter(({ url, method }) => method === 'GET' && url.startsWith(LOGIN))
    .map(({ url }) => new URL(url, site.url))

inPage(
  'row 16: a page that wants a sign-in asks for it in a modal, then is shown [ERROR-01, ERROR-03, NAV-66]',
  async (fixture) => {
    const { shopper } = fixture
    const { tries } = protectedSite(fixture)
    await shopper.open('/')
    const entries = await shopper.historyLength()
    await shopper.click('#account')
    await shopper.until(() => document.querySelector('dialog[open] login-form:defined #sign-in'))
    expect(await shopper.address()).toBe('/')
    expect(await shopper.run(() => document.querySelector('h1')?.textContent)).toBe('Start')
    expect(signInCalls(fixture).map(({ searchParams }) => searchParams.get('returnUrl'))).toEqual(['/account?tab=2'])
    await shopper.click('dialog[open] #sign-in')
    await shopper.sees('Inside', '/account?tab=2')
    expect(await shopper.isSamePage()).toBe(true)
    expect(await shopper.historyLength()).toBe(entries + 1)
    expect(tries).toEqual(['GET /account?tab=2', 'GET /account?tab=2'])
    const sent = (await shopper.events()).filter(({ name }) => name === 'unauthorized' || name === 'error')
    expect(sent).toEqual([
      { name: 'unauthorized', detail: { url: `${fixture.site.url}/account?tab=2`, method: 'GET' } },
    ])
  },
)

inPage('row 16: a post that wants a sign-in is sent again with what was typed', async (fixture) => {
  const { shopper } = fixture
  const { tries } = protectedSite(fixture)
  await shopper.open('/')
  await shopper.run(() => {
    ;(document.querySelector('#note') as HTMLInputElement).value = 'typed & kept'
  })
  await shopper.click('#send')
  await shopper.until(() => document.querySelector('dialog[open] login-form:defined #sign-in'))
  await shopper.click('dialog[open] #sign-in')
  await shopper.sees('Inside')
  expect(tries).toEqual(['POST /order note=typed+%26+kept', 'POST /order note=typed+%26+kept'])
})

inPage('row 16: who closes the modal stays, and can go on', async (fixture) => {
  const { shopper } = fixture
  const { tries } = protectedSite(fixture)
  await shopper.open('/')
  await shopper.click('#account')
  await shopper.until(() => document.querySelector('dialog[open] login-form'))
  await shopper.window.press('Escape')
  await shopper.until(() => !document.querySelector('dialog[open]'))
  await shopper.sees('Start', '/')
  expect(tries).toHaveLength(1)
  await shopper.click('#account')
  await shopper.until(() => document.querySelector('dialog[open] login-form'))
  expect(tries).toHaveLength(2)
})

for (const [what, settings, host] of [
  ['the settings', { loginMode: 'page' }, ''],
  ['its attribute', {}, 'login-mode="page"'],
] as const) {
  inPage(`row 16: by ${what} the sign-in page is shown in the page area [ERROR-02, ERROR-03]`, async (fixture) => {
    const { shopper } = fixture
    protectedSite(fixture, settings, host)
    await shopper.open('/')
    await shopper.click('#account')
    await shopper.sees('Sign in')
    expect(await shopper.isSamePage()).toBe(true)
    expect(signInCalls(fixture).map(({ searchParams }) => searchParams.get('returnUrl'))).toEqual(['/account?tab=2'])
    await shopper.run(() => customElements.whenDefined('login-form').then(() => undefined))
    await shopper.run(() => document.querySelector('login-form')?.setAttribute('return-url', '/account?tab=2'))
    await shopper.click('#sign-in')
    await shopper.sees('Inside', '/account?tab=2')
  })
}

inPage('row 16: a listener may answer the 401 by itself', async (fixture) => {
  const { shopper } = fixture
  protectedSite(fixture)
  await shopper.open('/')
  await shopper.run(() => document.addEventListener('page:unauthorized', (event) => event.preventDefault()))
  await shopper.click('#account')
  await expect.poll(() => shopper.eventNames()).toContain('unauthorized')
  await shopper.settle()
  expect(signInCalls(fixture)).toEqual([])
  await shopper.sees('Start', '/')
})

inPage('row 16: a redirect to the sign-in page that says so counts as one', async (fixture) => {
  const { shopper, site } = fixture
  protectedSite(fixture)
  site.route('/account', ({ response }) => response.writeHead(302, { Location: `${LOGIN}?marked` }).end())
  const page = `<login-form><form method="post" action="${LOGIN}"><button id="sign-in">Sign in</button></form></login-form>`
  site.page(LOGIN, {
    title: 'Sign in',
    main: `<h1>Sign in</h1>${page}`,
    headers: { 'X-Sign-In': '1' },
    isForDialog: true,
  })
  await shopper.open('/')
  await shopper.click('#account')
  await shopper.until(() => document.querySelector('dialog[open] login-form'))
  expect(await shopper.address()).toBe('/')
})

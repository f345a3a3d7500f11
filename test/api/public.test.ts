import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { expect, ownFolder, type Place, test } from './shop.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a request with any Host header, without following redirects. */
const ask = (server: ShopServer, path: string, headers: Record<string, string> = {}, form?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const type = form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }
    const call = request(
      { hostname, port, path, method: form === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } },
      async (answer) => {
        let body = ''
        for await (const part of answer.setEncoding('utf8')) body += part
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      },
    )
    call.on('error', reject)
    call.end(form)
  })

const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')

const start = async (place: Place, name: string, env: Record<string, string>): Promise<ShopServer> =>
  startServer({ ...(await ownFolder(place, name)), ...env })

const signIn = 'Email=camille%40example.com&Password=vitrine-demo'

test.describe('a shop on the internet', () => {
  let server: ShopServer

  test.beforeAll(async ({ place }) => {
    server = await start(place, 'public', { PUBLIC_URL: 'https://shop.example' })
  })
  test.afterAll(() => server?.stop())

  const headers = { Host: 'shop.example' }

  test('uses its public address, whatever a visitor claims [API-01]', async () => {
    expect((await ask(server, '/robots.txt', headers)).body).toContain('https://shop.example/sitemap.xml')
    expect((await ask(server, '/fr/', headers)).body).toContain('rel="canonical" href="https://shop.example/fr/"')
    for (const host of ['evil.example', 'shop.example.evil.example', 'shop.example:81']) {
      const { status, body } = await ask(server, '/fr/security/forgot', { Host: host })
      expect(status, host).toBe(421)
      expect(body).not.toContain(host)
    }
  })

  test('sends cookies and pages for https alone [API-01]', async () => {
    const answer = await ask(server, '/fr/security/login', headers, signIn)
    expect(answer.status).toBe(303)
    for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toContain('Secure')
    expect(answer.headers['set-cookie']?.length).toBeGreaterThan(0)
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  })

  test('has names for its cookies that no neighbour of its host can set', async () => {
    const answer = await ask(server, '/fr/security/login', headers, signIn)
    const cookies = answer.headers['set-cookie'] ?? []
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-vitrine-[\w-]+=.*; Path=\/;/)
    expect(cookies.join()).not.toContain('Domain')
    const open = (Cookie: string) => ask(server, '/fr/account', { ...headers, Cookie })
    expect((await open(cookiesOf(answer))).status).toBe(200)
    expect((await open(cookiesOf(answer).replaceAll('__Host-', ''))).status).toBe(401)
    const page = await ask(server, '/fr/pages/cookies', headers)
    expect(page.body).toContain('"consentCookieName":"__Host-cookie-consent"')
    for (const name of ['__Host-vitrine-session', '__Host-cookie-consent', 'notShow'])
      expect(page.body).toContain(`<code>${name}</code>`)
    const bad = await ask(server, '/fr/pages/terms', { ...headers, Cookie: '__Host-vitrine-flash=x; vitrine-flash=x' })
    expect(bad.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-vitrine-flash=; Max-Age=0; Path=\/; .*Secure/),
    ])
  })

  test('prints letters for its owner, and shows them to no visitor [API-01]', async () => {
    await ask(server, '/fr/security/forgot', headers, 'Email=camille%40example.com')
    await expect.poll(() => server.output()).toContain('https://shop.example/fr/security/reset')
    expect((await ask(server, '/fr/pages/mailbox', headers)).status).toBe(404)
  })

  const endless = async (head: string) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(socket.bytesWritten)))
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.write(`${head}\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`)
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    }
    socket.on('drain', send)
    send()
    return { bytes: await closed, answer }
  }

  test('cuts an endless form at its limit [API-01]', async () => {
    const { bytes, answer } = await endless('POST /fr/contact HTTP/1.1\r\nHost: shop.example')
    expect(bytes).toBeLessThan(10_000_000)
    expect(answer).toContain(' 413 ')
  })

  for (const [what, head, status] of [
    ['refused', 'POST /fr/contact HTTP/1.1\r\nHost: shop.example\r\nOrigin: https://evil.example', 403],
    ['answered', 'GET /fr/pages/cookies HTTP/1.1\r\nHost: shop.example', 200],
  ] as const) {
    test(`stops reading once a request was ${what} [API-01]`, async () => {
      expect((await endless(head)).answer).toContain(` ${status} `)
    })
  }
})

test.describe('a shop behind a proxy', () => {
  test('trusts it if the setting allows it [API-01]', async ({ place }) => {
    const server = await start(place, 'proxy', { TRUST_PROXY: 'on', DEMO_LIMITS: 'on' })
    const { body, headers } = await ask(server, '/sitemap.xml', { 'X-Forwarded-Proto': 'https' })
    const mailbox = await ask(server, '/fr/pages/mailbox')
    // Whatever a caller claims, the proxy adds the true address last.
    const write = (caller: string) =>
      ask(server, '/fr/contact', { 'X-Forwarded-For': `${crypto.randomUUID()}, ${caller}` }, 'Email=x')
    const first = await Promise.all(Array.from({ length: 21 }, () => write('192.0.2.1')))
    const other = await write('192.0.2.2')
    await server.stop()
    expect(first.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(other.status).toBe(422)
    expect(body).toContain('<loc>https://')
    expect(headers['strict-transport-security']).toBeDefined()
    expect(mailbox.status).toBe(404)
  })
})

test('maps are loaded from another server if the setting names one, and the policy allows it [API-01]', async ({
  place,
}) => {
  const MAP_TILES = 'https://{s}.tiles.example/a/{z}/{x}/{y}.png'
  const server = await start(place, 'tiles', { MAP_TILES, MAP_ATTRIBUTION: '© The Mapmakers' })
  const { body, headers } = await ask(server, '/fr/shippings/pickuppoint/search')
  await server.stop()
  expect(body).toContain(`tiles="${MAP_TILES}"`)
  expect(body).toContain('tiles-attribution="© The Mapmakers"')
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.tiles.example;")
})

test('letters are shown on a public address if the setting allows it [API-01]', async ({ place }) => {
  const server = await start(place, 'open', { HOST: '0.0.0.0', DEMO_MAILBOX: 'on' })
  const sent = await ask(server, '/fr/security/forgot', {}, 'Email=camille%40example.com')
  const mailbox = await ask(server, '/fr/pages/mailbox', { Cookie: cookiesOf(sent) })
  await server.stop()
  expect(mailbox.body).toContain('/security/reset?token=')
})

test('one address may send a limited number of forms, with the time to wait, and others are not affected [API-01]', async ({
  place,
}) => {
  const server = await start(place, 'limits', { DEMO_LIMITS: 'on' })
  const often = async (path: string, form: string, most: number) => {
    const answers = await Promise.all(Array.from({ length: most + 2 }, () => ask(server, path, {}, form)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length, path).toBe(2)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(body).toContain('Trop d’essais')
    }
  }
  await often('/fr/newsletter', 'Email=often%40example.com', 20)
  await often('/fr/contact', 'Email=x', 20)
  await often('/fr/security/register', 'Email=x', 20)
  await often('/fr/shoppingcarts/coupon', 'CouponCode=GUESS', 20)
  // The call counts with the form, for a minute.
  const guess = await ask(server, '/api/v1/shoppingcarts/coupon', {}, 'CouponCode=GUESS')
  expect([guess.status, Number(guess.headers['retry-after']) <= 60]).toEqual([429, true])
  await often('/fr/security/reset', 'token=x&Password=long-enough-1&RepeatPassword=long-enough-1', 20)
  await often('/fr/catalog/stocknotification/subscribe', 'Email=x', 30)
  await often('/fr/shoppingcarts/add', 'ProductVariantId=1&Quantity=1', 120)
  expect((await ask(server, '/fr/catalog')).status).toBe(200)
  await server.stop()
})

test('a page does not wait until the passwords of many are hashed [API-01]', async ({ place }) => {
  const server = await start(place, 'hashes', { PASSWORD_COST: '14' })
  let done = 0
  const signing = Array.from({ length: 20 }, async (_, index) => {
    await ask(server, '/fr/security/login', {}, `Email=hash${index}%40example.com&Password=wrong-one-${index}`)
    done++
  })
  await Promise.race(signing)
  expect((await ask(server, '/theme/base.css')).status).toBe(200)
  // Node has four threads: a page behind twenty hashes in all of them would wait for sixteen.
  expect(done).toBeLessThan(12)
  await Promise.all(signing)
  await server.stop()
})

test('pages of one visitor are stored in no cache [API-01]', async ({ request }) => {
  for (const path of ['/fr/shoppingcarts', '/fr/security/login', '/fr/pages/mailbox', '/api/v1/shoppingcarts']) {
    expect((await request.get(path)).headers()['cache-control'], path).toContain('no-store')
  }
  expect((await request.get('/fr/')).headers()['cache-control']).toBe('private, no-cache')
})

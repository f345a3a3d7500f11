import { add } from './goods.ts'
import { expect, signIn, test } from './shop.ts'

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

test.describe('requests of other sites', () => {
  test('change nothing: 403, at every address [API-01]', async ({ request, customer }) => {
    const someone = await customer()
    const others: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'http://127.0.0.1.evil.example' },
    ]
    for (const headers of others) {
      const why = JSON.stringify(headers)
      const data = { ProductVariantId: 1, Quantity: 1, Name: 'x' }
      const call = await request.post('/api/v1/catalog/products/addtocart', { data, headers })
      expect(call.status(), why).toBe(403)
      expect((await call.json()).Message).toBeTruthy()
      for (const path of [
        '/fr/security/login',
        '/fr/security/logoff',
        '/fr/checkout',
        '/fr/shoppingcarts/add',
        '/_test/faults',
      ]) {
        expect((await someone.post(path, { form: {}, headers })).status(), `${path} ${why}`).toBe(403)
      }
      expect((await someone.delete('/api/v1/shoppingcarts/shoppingcartitems/1', { headers })).status(), why).toBe(403)
    }
    expect((await someone.get('/fr/account')).status()).toBe(200)
  })

  test('of this one are accepted [API-01]', async ({ request, baseURL }) => {
    const Origin = baseURL ?? ''
    const own: Record<string, string>[] = [{ Origin }, { Origin, 'Sec-Fetch-Site': 'same-origin' }]
    for (const headers of own) {
      const data = { ProductVariantId: 0, Quantity: 1, Name: 'x' }
      expect((await request.post('/api/v1/catalog/products/addtocart', { data, headers })).status()).toBe(404)
    }
  })
})

test.describe('every answer', () => {
  test('that is a page has a nonce of its own and a strict policy with Trusted Types [API-01]', async ({ request }) => {
    const nonces = new Set<string>()
    for (const path of [
      '/fr/',
      '/fr/catalog',
      '/fr/catalog/product/1/x',
      '/fr/shoppingcarts',
      '/fr/security/login',
      '/en/',
      '/fr/account',
    ]) {
      const answer = await request.get(path)
      const policy = policyOf(answer.headers())
      const nonce = /script-src 'nonce-([\w+/=]{22,})'(;|$)/.exec(policy)?.[1] ?? ''
      nonces.add(nonce)
      expect(policy, path).toContain("default-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      // The players of videos: they load only after a visitor has asked for one.
      const frames = "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com"
      expect(policy.replace(frames, '')).not.toMatch(/unsafe|\*|https?:/)
      const html = await answer.text()
      expect(
        html
          .match(/<script(?! type="application\/(ld\+)?json")[^>]*>/g)
          ?.every((tag) => tag.includes(`nonce="${nonce}"`)),
      ).toBe(true)
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    }
    expect(nonces.size).toBe(7)
  })

  test('names its type and sends no referrer to others [API-01]', async ({ request }) => {
    for (const path of ['/fr/', '/api/v1/shoppingcarts', '/theme/base.css', '/robots.txt', '/api/v1/nothing', '/en/']) {
      const headers = (await request.get(path)).headers()
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(policyOf(headers)).toContain("default-src 'none'")
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('about a visitor is stored by no cache [API-48]', async ({ request }) => {
    expect((await request.get('/api/v1/shoppingcarts')).headers()['cache-control']).toContain('no-store')
    expect((await request.get('/fr/')).headers()['cache-control']).toContain('private')
    expect((await request.get('/fr/')).headers().vary).toMatch(/X-Page-Target/)
  })

  test('has the same head without its body for HEAD [API-01]', async ({ request }) => {
    for (const path of ['/fr/', '/api/v1/shoppingcarts', '/theme/base.css']) {
      const answer = await request.head(path)
      expect(answer.status(), path).toBe(200)
      expect((await answer.body()).length).toBe(0)
    }
  })
})

test.describe('input', () => {
  const path = '/api/v1/catalog/products/addtocart'

  test('that is no object, invalid JSON or of another type is refused [API-50]', async ({ request }) => {
    for (const data of ['{', '[]', 'null', '"text"', '1', '']) {
      const answer = await request.post(path, {
        data: Buffer.from(data),
        headers: { 'Content-Type': 'application/json' },
      })
      expect(answer.status(), data).toBe(400)
    }
    const xml = await request.post(path, { data: '<x/>', headers: { 'Content-Type': 'text/xml' } })
    expect(xml.status()).toBe(415)
  })

  test('that is too large is not read: 413 [API-50]', async ({ request }) => {
    const call = await request.post(path, { data: { Name: 'x'.repeat(70_000) } })
    expect(call.status()).toBe(413)
    expect((await call.json()).Message).toBeTruthy()
    const form = await request.post('/fr/security/login', { form: { Email: 'x'.repeat(70_000) } })
    expect(form.status()).toBe(413)
  })

  test('reaches no prototype and no query [API-50]', { tag: '@engine' }, async ({ request }) => {
    const data = Buffer.from('{"__proto__":{"Quantity":1,"ProductVariantId":1},"constructor":{"prototype":{"x":1}}}')
    const headers = { 'Content-Type': 'application/json' }
    expect((await request.post(path, { data, headers })).status()).toBe(400)
    expect((await add(request, "1'; drop table cart; --", 1)).status()).toBe(400)
    const odd = await request.get('/fr/catalog', {
      params: { q: "%' or 1=1 --", sort: "x'; --", pageSize: '-1', pageindex: '1e9' },
    })
    expect(odd.status()).toBe(200)
    expect((await signIn(request, "x' or '1'='1", "x' or '1'='1")).status()).toBe(422)
    expect((await signIn(request, 'nul\0@example.com', 'x\0y')).status()).toBe(400)
  })

  test('is shown as text: a script in a search stays a text [API-01]', async ({ request }) => {
    const q = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const html = await (await request.get('/fr/catalog', { params: { q } })).text()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
  })

  test('of a broken address is no 500 [API-01]', async ({ request }) => {
    for (const odd of [
      '/fr/%',
      '/%ff',
      '/fr/catalog/product/99999999999999999999/x',
      '/theme/%00',
      '/theme/..%2f..%2fpackage.json',
      '/vitrine/.vite/manifest.json',
      '/fr/catalog/category/999999/x',
    ]) {
      const answer = await request.get(odd)
      expect(answer.status(), odd).toBe(404)
    }
  })
})

test.describe('odd bytes', { tag: '@engine' }, () => {
  /** As in an address: a NUL, halves of characters, line breaks, text that is decoded twice, quotes, a long text. */
  const ODD = [
    ...['%00', 'a%00b', '%ff', '%ed%a0%80', '%f0%9f%98%80', '%0d%0aX:1', '%25%30%30', '%', '%zz', '%5c', '%27%22%3c'],
    ...['-1', '1e309', 'NaN', '99999999999999999999', '[]', '%7b%7d', 'x'.repeat(3_000)],
  ]
  const PATHS = [
    ...['/fr/', '/fr/catalog', '/fr/catalog/category/1/', '/fr/catalog/product/1/', '/fr/catalog/stock', '/fr/news/1/'],
    ...['/fr/security/login', '/fr/security/register', '/fr/security/reset', '/fr/security/twofactor', '/fr/pages/'],
    ...['/fr/shoppingcarts', '/fr/checkout', '/fr/checkout/confirmation/', '/fr/account/orders', '/fr/birthlist/list/'],
    ...['/fr/contact', '/fr/newsletter', '/fr/tags/search', '/fr/shippings/pickuppoint/search', '/docs/', '/photos/1/'],
    ...['/fr/catalog/stocknotification/subscribe', '/fr/sales/payment', '/fr/sales/refund', '/fr/account/prepaid'],
    ...['/fr/widget/catalog/StockByWarehouse', '/fr/widget/catalog/ListFilter', '/fr/widget/catalog/DegressivePrice'],
    ...['/api/v1/shoppingcarts', '/api/v1/catalog/products/', '/api/v1/catalog/products/1/productvariants'],
    ...['/api/v1/localization/', '/api/v1/catalog/products/suggestions', '/fr/assetslibrary/asset/assetsbyfolder/1/'],
    ...['/vitrine/', '/theme/', '/fr/wishlist/popup', '/fr/wishlist/list', '/fr/catalog/customerref/update'],
  ]
  const NAMES = ['q', 'id', 'brand', 'sort', 'pageSize', 'pageindex', 'variant', 'productId', 'productVariantId', 'key']
  const MORE = ['returnUrl', 'token', 'text', 'term', 'folder', 'email', 'display', 'PriceFrom', 'tag', 'number']

  test('in an address never break the shop, and a NUL is refused [API-01]', async ({ request }) => {
    for (const odd of ODD) {
      const query = [...NAMES, ...MORE].map((name) => `${name}=${odd}`).join('&')
      for (const path of PATHS) {
        for (const address of [`${path}?${query}`, ...(path.endsWith('/') ? [path + odd] : [])]) {
          const status = (await request.get(address, { maxRedirects: 0 })).status()
          const why = `${status} ${address.slice(0, 120)}`
          expect(status, why).toBeLessThan(500)
          if (odd.includes('%00') && !/^\/(vitrine|theme|photos)/.test(path)) expect(status, why).toBe(400)
        }
      }
    }
  })

  test('in a body or a cookie never break the shop [API-01]', async ({ request }) => {
    const names = ['Email', 'Password', 'ReturnUrl', 'Name', 'Message', 'CouponCode', 'Quantity', 'ProductVariantId']
    const paths = [
      ...['/fr/security/login', '/fr/security/register', '/fr/security/forgot', '/fr/security/reset', '/fr/contact'],
      ...['/fr/newsletter', '/fr/checkout', '/fr/shoppingcarts/add', '/fr/shoppingcarts/coupon'],
      ...['/api/v1/catalog/products/addtocart', '/api/v1/shoppingcarts/coupon', '/fr/wishlist/create'],
    ]
    for (const odd of ['\0', 'a\0b', '\ud800', '\r\nX: 1', '\u{1f600}', '\'";--', 'x'.repeat(3_000)]) {
      const data = Object.fromEntries(names.map((name) => [name, odd]))
      for (const path of paths) {
        const why = `${path} ${JSON.stringify(odd).slice(0, 40)}`
        const asForm = await request.post(path, { form: data, maxRedirects: 0 })
        const asJson = await request.post(path, { data, maxRedirects: 0 })
        expect(
          [asForm.status(), asJson.status()].filter((status) => status >= 500),
          why,
        ).toEqual([])
      }
    }
    for (const cookie of ['%00', '%ff', '%', 'x'.repeat(3_000)]) {
      const names = [
        'vitrine-session',
        'vitrine-flash',
        'vitrine-seen',
        'vitrine-two-factor',
        'demo-fault',
        'cookie-consent',
      ]
      const header = names.map((name) => `${name}=${cookie}`).join('; ')
      expect((await request.get('/fr/shoppingcarts', { headers: { Cookie: header } })).status()).toBeLessThan(500)
    }
  })
})

test.describe('a request with more headers than the shop can read', () => {
  test('is answered by a page of the shop, in the culture of its address', async ({ request }) => {
    const long = 'x'.repeat(20_000)
    const page = await request.get(`/nl/catalog?q=${long}`)
    expect(page.status()).toBe(431)
    expect(page.headers()['content-type']).toContain('text/html')
    expect(page.headers()['set-cookie']).toBeUndefined()
    const text = await page.text()
    expect(text).toContain('<html lang="nl">')
    expect(text).toContain('Uw browser stuurde meer dan de winkel kan lezen')
    expect(policyOf(page.headers())).toContain("default-src 'none'")

    const cookies = await request.get('/de/', { headers: { Cookie: `a=${long}` } })
    expect(cookies.status()).toBe(431)
    expect(await cookies.text()).toContain('zu viele Cookies')
  })

  test('is answered by a message for scripts', async ({ request }) => {
    const call = await request.get('/api/v1/shoppingcarts', { headers: { 'X-Long': 'x'.repeat(20_000) } })
    expect(call.status()).toBe(431)
    expect((await call.json()).Message).toContain('trop de cookies')
  })
})

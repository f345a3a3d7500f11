import { browserMistakes, startBrowser } from '../../../demo/cli/check/browser.ts'
import { clientOf } from '../../../demo/cli/check/client.ts'
import { loadPages } from '../../../demo/cli/check/pages.ts'
import { expect, test } from '../../journeys/shop.ts'
import { findChromium } from '../../tools/programs/chromium.ts'
import { check, oddShops } from './fixture.ts'
import { html, page, type Route, redirect } from './odd-shop.ts'

/** A mistake, which is reported if the page is read. */
const MISTAKE = '<tab-set foo></tab-set>'
const FOUND = 'unknown-attribute: <tab-set> has no attribute "foo".'

const CHANGING = `<script type="module">
  const failed = []
  const tell = (error) => console.error('a call failed', error)
  fetch('/track', { method: 'POST', body: 'x' }).catch(tell)
  fetch('/cart/5', { method: 'DELETE' })
  navigator.sendBeacon('/beacon', 'x')
  new Worker(URL.createObjectURL(new Blob(['fetch("' + location.origin + '/worker", { method: "POST", body: "x" })'])))
</script>`

/** Every way by which a page asks another host. */
const askingOf = (other: string) => `
  <img src="${other}/image" alt=""><img src="/redirected" alt=""><iframe src="/redirected"></iframe>
  <script type="module">
    fetch('/redirected', { mode: 'no-cors' })
    fetch('${other}/fetch')
    new WebSocket('${other.replace('http', 'ws')}/socket')
    new EventSource('${other}/events')
    navigator.sendBeacon('${other}/beacon', 'x')
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: '${other}/prefetch' })
    document.head.append(link)
    new Worker(URL.createObjectURL(new Blob(['fetch("${other}/worker", { mode: "no-cors" })'])))
    navigator.serviceWorker.register('/worker.js').then(({ scope }) => console.error(scope))
  </script>`

/** Writes without end, as long as somebody reads. */
const endless = (type: string): Route => {
  return (response) => {
    const block = Buffer.alloc(1 << 20, 'a')
    const write = () => {
      while (!response.destroyed) if (!response.write(block)) return response.once('drain', write)
      return undefined
    }
    response.writeHead(200, { 'content-type': type })
    write()
  }
}

test.describe('npx vitrine check asks a shop', () => {
  const { start, checkPage } = oddShops()

  test('without requests of scripts that change something, and does not report that they fail', async () => {
    const { address, asked } = await start({ '/': page(CHANGING) })
    const { found } = await check(address, { browser: findChromium() })
    expect(found).toEqual([])
    expect(asked.filter((each) => !each.startsWith('GET'))).toEqual([])
  })

  test('with the requests of scripts that change something, if that is allowed', async () => {
    const { address, asked } = await start({
      '/': page(CHANGING),
      '*': html('{}', { 'content-type': 'application/json' }),
    })
    await check(address, { browser: findChromium(), isChanging: true })
    expect(asked).toEqual(expect.arrayContaining(['POST /track', 'DELETE /cart/5', 'POST /beacon', 'POST /worker']))
  })

  test('without links whose names say that they change something', async () => {
    const changing = ['/cart/remove', '/compte/d%C3%A9connexion', '/warenkorb/l%C3%B6schen', '/logOut', '/sign-out']
    const named = ['/cart/?add-to-cart=5', '/list/?action=delete', '/carrello/svuota', '/sair', '/wagen/leegmaken']
    const links = [...changing, ...named].map((href) => `<a href="${href}">Link</a>`).join('')
    const { address, asked } = await start({
      '/': page(
        `${links}<a href="/print/" rel="nofollow">Print</a><a href="/catalog-outlet">1</a><a href="/add-ons">2</a>`,
      ),
      '*': page(''),
    })
    const { summary } = await check(address)
    const pages = ['/', '/catalog-outlet', '/add-ons']
    expect(summary.pages).toEqual(pages)
    expect(summary.skippedLinks).toEqual([
      ...changing,
      '/cart/',
      '/list/',
      '/carrello/svuota',
      '/sair',
      '/wagen/leegmaken',
      '/print/',
    ])
    expect(asked.join(' ')).not.toMatch(/remove|delete|add-to-cart|connexion/)
  })

  test('and no other host, by redirects, sockets and workers neither', async () => {
    const other = await start({ '*': page('') })
    const shop = await start({ '/': page(askingOf(other.address)), '/redirected': redirect(`${other.address}/away`) })
    const mayAsk = async ({ port }: URL) => port === new URL(shop.address).port
    const started = await startBrowser(findChromium(), mayAsk, true)
    if (typeof started === 'string') throw new Error(started)
    const nothing = () => {}
    const { pages } = await loadPages(new URL(shop.address), 1, { send: clientOf(30_000), onRequest: nothing })
    const options = { groups: ['Shell'], parts: [], timeLimit: 30_000, isChanging: true, onPage: nothing }
    const found = await browserMistakes(started, pages, options)
    await started.close()
    expect(shop.asked).toContain('GET /redirected')
    expect(other.asked).toEqual([])
    expect(found).toEqual([])
  })

  for (const [name, answer, says] of [
    ['ends the connection', (response) => response.destroy(), 'cannot be read'],
    ['redirects to no address', redirect('http://['), 'it redirects to "http://["'],
    ['redirects to itself', redirect('/odd'), 'it redirects more than 5 times'],
    ['is not packed as it says', html('plain', { 'content-encoding': 'gzip' }), 'cannot be read'],
    ['has no end', endless('text/html'), 'it has more than 5 MB'],
  ] as [string, Route, string][])
    test(`and reports a page that ${name} beside the mistakes of others`, async () => {
      const { address } = await start({ '/': page(`${MISTAKE}<a href="/odd">Odd</a>`), '/odd': answer })
      const { found } = await check(address)
      expect(found).toEqual([expect.stringMatching('^broken-link: /odd '), FOUND])
      expect(found[0]).toContain(says)
    })

  for (const [name, answer] of [
    ['an endless file', endless('application/zip')],
    [
      'a stream of events',
      (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data'),
    ],
    ['a page with a wrong base', page('', '<base href="http://[">')],
    ['a page of 8000 levels', page('<div>'.repeat(8000))],
    ['a page of 200,000 elements', page('<br>'.repeat(200_000))],
    ['a sign-in with status 401', html(page(''), {}, 401)],
  ] as [string, Route][])
    test(`and reports nothing of ${name}`, async () => {
      const { address } = await start({ '/': page(`${MISTAKE}<a href="/odd">Odd</a>`), '/odd': answer })
      expect((await check(address)).found).toEqual([FOUND])
    })

  test('and goes on after a page whose script never ends', async () => {
    const { address } = await start({
      '/': page('<a href="/next">Next</a><script>addEventListener("load", () => { for (;;); })</script>'),
      '/next': page('<script>throw new Error("no slider")</script>'),
    })
    const { found } = await check(address, { browser: findChromium(), timeLimit: 8_000 })
    expect(found).toEqual([expect.stringContaining('The page was not loaded'), 'script-error: Error: no slider'])
  })

  test('and stops after three calls without an answer, with one report', async () => {
    const { address } = await start({ '/': page(''), '*': (response) => response.destroy() })
    const { summary, found } = await check(address)
    expect(found).toEqual([expect.stringContaining('3 calls in sequence have no answer')])
    expect(summary.calls).toBe(3)
  })

  test('for the ids of its pages, also in the bodies of calls', async () => {
    const bodies: string[] = []
    const { address, asked } = await start({
      '/': page(
        '<product-variations product-id="77"></product-variations><add-to-cart product-variant-id="88"></add-to-cart>',
      ),
      '/api/v1/catalog/products/addtocart': (response, request) => {
        request.on('data', (data) => bodies.push(String(data)))
        request.on('end', () => response.writeHead(404).end())
      },
    })
    await check(address, { isChanging: true })
    expect(asked).toContain('GET /api/v1/catalog/products/77/productvariants')
    expect(JSON.parse(bodies.join(''))).toMatchObject({ ProductVariantId: 88 })
  })

  test('for a page to which many links are redirected as for one', async () => {
    const links = Array.from({ length: 30 }, (_, number) => `<a href="/account/${number}">Account</a>`).join('')
    const accounts = Object.fromEntries(
      Array.from({ length: 30 }, (_, number) => [`/account/${number}`, redirect('/in')]),
    )
    const { address } = await start({
      ...accounts,
      '/': page(`${links}<a href="/last">Last</a>`),
      '/in': page(''),
      '/last': page(''),
    })
    expect((await check(address)).summary.pages).toEqual(['/', '/in', '/last'])
  })

  test('for files only as far as the limit of pages allows', async () => {
    const links = Array.from({ length: 300 }, (_, number) => `<a href="/${number}.pdf">File</a>`).join('')
    const file: Route = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x')
    const { address, asked } = await start({ '/': page(links), '*': file })
    await check(address, { pages: 2 })
    expect(asked.filter((each) => each.endsWith('.pdf'))).toHaveLength(9)
  })

  test('for the library, also where a redirect leads', async () => {
    const other = await start({})
    const { address } = await start({
      '/': page('').replaceAll('/vitrine/', '/lib/'),
      '/lib/vitrine.js': redirect(`${other.address}/vitrine/vitrine.js`),
      '/lib/vitrine.css': redirect(`${other.address}/vitrine/vitrine.css`),
    })
    expect((await check(address)).found).toEqual([])
  })

  test('for pages of XHTML', async () => {
    const { summary } = await checkPage((response) =>
      response.writeHead(200, { 'content-type': 'application/xhtml+xml' }).end(page('')),
    )
    expect(summary.pages).toEqual(['/'])
  })
})

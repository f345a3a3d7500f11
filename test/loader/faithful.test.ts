import { asTheBrowser, expect, type Fixture, inPage, link, type PageParts, withLinks } from './fixture/suite.ts'

const open = { policy: false } as const
const start = { ...withLinks(link('next', '/b')), ...open }

function bytes(site: Fixture['site'], path: string, type: string, body: Buffer, headers: Record<string, string> = {}) {
  site.route(path, ({ response }) => response.writeHead(200, { 'Content-Type': type, ...headers }).end(body))
}

const page = (title: string, more: PageParts = {}): PageParts => ({ title, ...open, ...more })

/** Visits the second page from the first, which the browser must load whole. */
async function goesInFull({ site, shopper }: Fixture, heading: string, address?: string): Promise<void> {
  site.page('/', start)
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees(heading, address)
  expect(await shopper.isSamePage()).toBe(false)
}

asTheBrowser('a whole page without a page area is loaded in full', async (fixture) => {
  const { site, shopper } = fixture
  const bare = '<html><body><header>Other</header><section><h1>Bare</h1></section></body></html>'
  bytes(site, '/b', 'text/html; charset=utf-8', Buffer.from(bare))
  await goesInFull(fixture, 'Bare', '/b')
  expect(await shopper.run(() => document.body.firstElementChild?.localName)).toBe('header')
  await shopper.back()
  await shopper.sees('Start', '/')
})

asTheBrowser('a page that refreshes itself is loaded in full, by its head or by its header', async (fixture) => {
  const { site } = fixture
  site.page('/b', page('B', { head: '<meta http-equiv="Refresh" content="0; url=/c">' }))
  site.page('/c', page('C'))
  await goesInFull(fixture, 'C', '/c')
  site.page('/b', page('B', { headers: { Refresh: '0; url=/c' } }))
  await goesInFull(fixture, 'C', '/c')
})

inPage('a refresh in a noscript has no effect', async ({ site, shopper }) => {
  const head = '<noscript><meta http-equiv="refresh" content="0;url=/c"></noscript>'
  site.page('/', start)
  site.page('/b', page('B', { head }))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(true)
})

asTheBrowser('a page that will refresh itself is left in full', async ({ site, shopper }) => {
  site.page('/', { ...start, head: '<meta http-equiv="refresh" content="600;url=/c">' })
  site.page('/b', page('B'))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(false)
})

asTheBrowser('a policy in the head is in force', async (fixture) => {
  const { site, shopper } = fixture
  const head = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`
  site.page('/b', page('B', { head }))
  await goesInFull(fixture, 'B', '/b')
  const refused = await shopper.run(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        document.body.append(Object.assign(new Image(), { src: 'data:image/gif;base64,' }))
      }),
  )
  expect(refused).toBe('img-src')
  // Firefox and WebKit report it twice.
  await expect.poll(async () => (await shopper.window.complaints()).length).toBeGreaterThan(0)
  await shopper.takeComplaints()
})

inPage(
  'between pages with the same policy and import map in their heads nothing is loaded in full',
  async (fixture) => {
    const { site, shopper } = fixture
    const head = `<meta http-equiv="Content-Security-Policy" content="object-src 'none'"><script type="importmap">{"imports":{}}</script>`
    site.page('/', { ...start, head })
    site.page('/b', page('B', { head }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(true)
  },
)

asTheBrowser('a new import map holds', async (fixture) => {
  const { site, shopper } = fixture
  const map = '<script type="importmap">{"imports":{"words":"/words.js"}}</script>'
  const use = '<script type="module">import { word } from "words"; document.title = word</script>'
  bytes(site, '/words.js', 'text/javascript', Buffer.from('export const word = "mapped"'))
  // Some browsers accept no import map after a module: the library is not in this page.
  const area = '<page-loader><main id="page"><h1>B</h1></main></page-loader>'
  const html = `<!doctype html><html><head>${map}</head><body>${area}${use}</body></html>`
  bytes(site, '/b', 'text/html; charset=utf-8', Buffer.from(html))
  await goesInFull(fixture, 'B', '/b')
  await shopper.until(() => document.title === 'mapped')
})

const latin = (head: string) =>
  Buffer.from(`<!doctype html>${head}<title>B</title><main><h1>déjà</h1></main>`, 'latin1')
const wide = Buffer.from('\uFEFF<!doctype html><title>B</title><main><h1>déjà</h1></main>', 'utf16le')

for (const [what, type, body] of [
  ['its header', 'text/html; charset=ISO-8859-1', latin('')],
  ['its head', 'text/html', latin('<meta charset="windows-1252">')],
  ['an older head', 'text/html', latin('<meta http-equiv="content-type" content="text/html; charset=latin1">')],
  ['its first bytes', 'text/html', wide],
] as const) {
  asTheBrowser(`a page in another charset by ${what} reads as it was written`, async (fixture) => {
    bytes(fixture.site, '/b', type, body)
    await goesInFull(fixture, 'déjà', '/b')
  })
}

asTheBrowser('a charset that does not exist counts as none', async ({ site, shopper, isInPage }) => {
  const text = '<!doctype html><meta charset="utf-8"><title>B</title><main><h1>déjà</h1></main>'
  site.page('/', start)
  bytes(site, '/b', 'text/html; charset=utf8mb4', Buffer.from(text))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('déjà', '/b')
  expect(await shopper.isSamePage()).toBe(isInPage)
})

asTheBrowser('a text that a script in the area writes into the document is in its place', async (fixture) => {
  const { site, shopper } = fixture
  const main = `<h1>B</h1><p id="year"><script nonce="NONCE">document.write('<b>2026</b>')</script></p>${link('home', '/')}`
  site.page('/b', page('B', { main }))
  await goesInFull(fixture, 'B', '/b')
  expect(await shopper.text('#year b')).toBe('2026')
  expect(await shopper.run(() => document.querySelectorAll('page-loader').length)).toBe(1)
})

asTheBrowser('a text that a script file in the area writes is in its place too', async (fixture) => {
  const { site, shopper } = fixture
  bytes(site, '/year.js', 'text/javascript', Buffer.from(`document.write('<b>2026</b>')`))
  site.page('/b', page('B', { main: '<h1>B</h1><p id="year"><script src="/year.js"></script></p>' }))
  site.page('/', start)
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.until(() => document.querySelector('#year b')?.textContent === '2026')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(false)
  await shopper.back()
  await shopper.sees('Start', '/')
})

for (const [name, script] of [
  ['a script that opens a window and writes into that', 'nonce="NONCE">function print(w) { w.document.write("x") }'],
  ['a template of a script that writes', 'type="text/template">document.write("x")'],
])
  inPage(`${name} is no reason for a full load`, async ({ site, shopper }) => {
    site.page('/', start)
    site.page('/b', page('B', { main: `<h1>B</h1><script ${script}</script>` }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(true)
  })

inPage(
  'the answer to a post cannot be asked for again: it is shown, and the developer gets a warning',
  async (fixture) => {
    const { site, shopper } = fixture
    const form = '<form method="post" action="/save"><button id="next">Send</button></form>'
    const write = `<script>document.write('<b>wiped</b>')</script>`
    site.page('/', { title: 'Start', main: `<h1>Start</h1>${form}`, ...open })
    site.page('/save', page('Saved', { main: `<h1>Saved</h1>${write}`, headers: { Refresh: '900' } }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('Saved', '/save')
    await shopper.settle()
    expect(await shopper.isSamePage()).toBe(true)
    expect(await shopper.run(() => document.querySelectorAll('page-loader main h1').length)).toBe(1)
    expect(site.callsTo('POST /save')).toHaveLength(1)
    await expect.poll(async () => (await shopper.messages()).join()).toMatch(/\[vitrine\].*\/save.*no-ajax/)
  },
)

inPage('a page that was kept, and by now refreshes itself, is loaded in full', async ({ site, shopper }) => {
  let head = ''
  const next = { main: `<h1>Start</h1>${link('next', '/b')}`, ...open }
  site.page('/', () => ({ ...next, head }))
  site.page('/b', page('B'))
  site.page('/c', page('C'))
  await shopper.open('/')
  await shopper.run(() => (globalThis as unknown as { vitrine: { visit(to: string): unknown } }).vitrine.visit('/'))
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  head = '<meta http-equiv="refresh" content="0;url=/c">'
  await shopper.run(() => {
    const late = Date.now() + 60_000
    Date.now = () => late
  })
  await shopper.back()
  await shopper.sees('C', '/c')
})

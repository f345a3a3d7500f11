import { asTheBrowser, expect, inPage, link, test, withLinks } from './fixture/suite.ts'

asTheBrowser(
  'row 1: a link brings its page, with one more entry of history [NAV-02, NAV-03, NAV-63]',
  async (fixture) => {
    const { site, shopper, isInPage } = fixture
    site.page('/', withLinks(link('next', '/b?q=1')))
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    const entries = await shopper.historyLength()
    await shopper.click('#next')
    await shopper.sees('B', '/b?q=1')
    expect(await shopper.isSamePage()).toBe(isInPage)
    expect(await shopper.historyLength()).toBe(entries + 1)
    expect(await shopper.run(() => document.title)).toBe('B')
    expect(site.callsTo('GET /b?q=1')).toHaveLength(1)
  },
)

const LEFT_ALONE: [what: string, href: string, attributes?: string][] = [
  ['contains logoff [NAV-08]', '/fr/security/logoff'],
  ['ends in an extension of three letters [NAV-09]', '/files/list.htm'],
  ['ends in an extension of two letters [NAV-09]', '/files/list.js'],
  ['ends in an extension of four letters, before a query [NAV-09]', '/files/list.html?x=1'],
  ['has the class no-ajax [NAV-10]', '/b', 'class="button no-ajax"'],
  ['opens in the whole window', '/b', 'target="_top"'],
]

test.describe('links that are the browser’s [NAV-08, NAV-09, NAV-10]', () => {
  for (const [what, href, attributes] of LEFT_ALONE) {
    inPage(`row 1: a link that ${what} is the browser's`, async ({ site, shopper }) => {
      site.page('/', withLinks(link('out', href, attributes)))
      site.page(href.split('?')[0] as string, { title: 'Out' })
      await shopper.open('/')
      await shopper.click('#out')
      await shopper.sees('Out', href)
      expect(await shopper.isSamePage()).toBe(false)
      expect(site.calls.filter(({ url }) => url === href)).toHaveLength(1)
    })
  }
})

inPage(
  'row 1: a link with a scheme is the browser’s, unless the page says otherwise [NAV-07]',
  async ({ site, shopper }) => {
    const pages = (host: string) => ({ ...withLinks(link('out', `${site.url}/b`)), host })
    site.page('/', pages(''))
    site.page('/own', pages('same-origin-links'))
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.click('#out')
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(false)
    await shopper.open('/own')
    await shopper.click('#out')
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(true)
  },
)

const STAY: [what: string, href: string, attributes?: string][] = [
  // WebKitGTK shows a page that reports the missing program.
  ['a mail [NAV-07] @not-webkit', 'mailto:shop@example.com'],
  ['a script that answers nothing', 'javascript:void 0'],
  ['a tab of a widget [NAV-11]', '#panel', 'class="ajax-tab"'],
  ['a toggle of Bootstrap [NAV-13, NAV-70]', '/b', 'data-bs-toggle="collapse" onclick-is="prevented"'],
  ['an older toggle [NAV-13, NAV-70]', '/b', 'data-toggle="modal" onclick-is="prevented"'],
  ['a button that controls a panel [NAV-70]', '/b', 'role="button" aria-controls="x" onclick-is="prevented"'],
]

/** Widgets handle their clicks after the loader, as third parties' scripts do. */
const widgets = `<script nonce="NONCE">addEventListener('click', (event) => {
  globalThis.wasPrevented = event.defaultPrevented
  if (event.target.hasAttribute('onclick-is')) event.preventDefault()
})</script>`

test.describe('links that are a widget’s or another program’s [NAV-07, NAV-11, NAV-13, NAV-70]', () => {
  for (const [what, href, attributes] of STAY) {
    inPage(`row 1: a link to ${what} loads nothing`, async ({ site, shopper }) => {
      const start = withLinks(link('out', href, attributes))
      site.page('/', { ...start, head: widgets, policy: false })
      site.page('/b', { title: 'B' })
      await shopper.open('/')
      await shopper.click('#out')
      await shopper.settle()
      expect(await shopper.eventNames()).toEqual([])
      expect(await shopper.run(() => (globalThis as unknown as { wasPrevented: boolean }).wasPrevented)).toBe(false)
      expect(site.calls.map(({ url }) => url)).toEqual(['/'])
    })
  }
})

const IN_PAGE = [
  '/b?file=list.pdf',
  '/v1.2/list',
  '/b.article',
  '/b?next=http://x.example/',
  'b',
  './b',
  '?page=2',
  '/b.c/',
]

for (const href of IN_PAGE) {
  inPage(`row 1: a link to ${href} is loaded in the page`, async ({ site, shopper }) => {
    site.page('/', withLinks(link('next', href)))
    const { pathname, search } = new URL(href, site.url)
    site.page(pathname, ({ url }) => (url === '/' ? withLinks(link('next', href)) : { title: 'There' }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('There', pathname + search)
    expect(await shopper.isSamePage()).toBe(true)
  })
}

inPage('row 2: with a key held or another button, a click is the browser’s [NAV-14]', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    const taken: string[] = []
    Object.assign(globalThis, { taken })
    const look = (event: Event) => {
      if (event.defaultPrevented) taken.push(event.type)
      event.preventDefault()
    }
    // After the loader, whose listener is on the window too.
    addEventListener('click', () => addEventListener('click', look, { once: true }), { capture: true })
    addEventListener('auxclick', look)
  })
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const) await shopper.click('#next', { keys: [key] })
  await shopper.click('#next', { button: 'middle' })
  await shopper.settle()
  expect(await shopper.run(() => (globalThis as unknown as { taken: string[] }).taken)).toEqual([])
  expect(await shopper.eventNames()).toEqual([])
  expect(site.callsTo('GET /b')).toEqual([])
})

// MiniBrowser, which the driver uses, opens no tab by a key.
asTheBrowser(
  'row 2: a click with the control key opens a tab, and the page stays [NAV-14] @not-webkit',
  async ({ site, shopper }) => {
    site.page('/', withLinks(link('next', '/b')))
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    const tabs = await shopper.tabs()
    await shopper.click('#next', { keys: ['Control'] })
    await expect.poll(() => shopper.tabs()).toBe(tabs + 1)
    await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
    expect(await shopper.address()).toBe('/')
    expect(await shopper.isSamePage()).toBe(true)
  },
)

const PREVENTED: [where: string, script: string][] = [
  ['the link itself', "document.querySelector('#next').addEventListener('click', stop)"],
  ['the document, before the library', "document.addEventListener('click', stop)"],
  [
    'the document, after the library',
    "document.addEventListener('loader-is-there', () => document.addEventListener('click', stop))",
  ],
  ['the window, in capture', "addEventListener('click', stop, true)"],
]

for (const [where, script] of PREVENTED) {
  inPage(
    `row ${where.includes('after') ? 4 : 3}: a click that a listener on ${where}, prevents loads nothing`,
    async (fixture) => {
      const { site, shopper } = fixture
      const code = `<script nonce="NONCE">const stop = (event) => event.preventDefault(); ${script}</script>`
      site.page('/', { ...withLinks(link('next', '/b')), after: code })
      site.page('/b', { title: 'B' })
      await shopper.open('/')
      await shopper.run(() => document.dispatchEvent(new Event('loader-is-there')))
      await shopper.click('#next')
      await shopper.settle()
      expect(await shopper.eventNames()).toEqual([])
      expect(site.callsTo('GET /b')).toEqual([])
      expect(await shopper.address()).toBe('/')
    },
  )
}

test.describe('links to a new window [NAV-12]', () => {
  asTheBrowser('row 5: a link to a new window opens one', async ({ site, shopper }) => {
    site.page('/', withLinks(link('new', '/b', 'target="_blank"')))
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    const tabs = await shopper.tabs()
    await shopper.click('#new')
    await expect.poll(() => shopper.tabs()).toBe(tabs + 1)
    expect(await shopper.address()).toBe('/')
    expect(await shopper.isSamePage()).toBe(true)
  })
})

asTheBrowser('row 5: a link to a frame loads in the frame', async ({ site, shopper }) => {
  const frame = '<iframe name="side" id="side" src="/frame"></iframe>'
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${link('in', '/b', 'target="side"')}${frame}` })
  site.page('/frame', { title: 'Frame' })
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#in')
  await shopper.until(() => document.querySelector('iframe')?.contentDocument?.title === 'B')
  expect(await shopper.address()).toBe('/')
  expect(await shopper.text('h1')).toBe('Start')
})

asTheBrowser('row 5: a link to its own window loads as one without a target', async ({ site, shopper, isInPage }) => {
  site.page('/', withLinks(link('self', '/b', 'target="_self"')))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#self')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(isInPage)
})

asTheBrowser('row 5: a base target is honoured', async ({ site, shopper }) => {
  site.page('/', { ...withLinks(link('new', '/b')), head: '<base target="_blank">' })
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  const tabs = await shopper.tabs()
  await shopper.click('#new')
  await expect.poll(() => shopper.tabs()).toBe(tabs + 1)
  expect(await shopper.address()).toBe('/')
})

for (const [row, href, attributes] of [
  [6, '/report', 'download'],
  [7, '/files/photos.zip', ''],
] as const) {
  asTheBrowser(`row ${row}: ${href} ${attributes} is one request, and the page stays`, async ({ site, shopper }) => {
    site.page('/', withLinks(link('file', href, attributes)))
    site.route(href, ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' }).end('PK')
    })
    await shopper.open('/')
    await shopper.click('#file')
    await expect.poll(() => site.calls.length).toBe(2)
    await shopper.settle()
    expect(site.calls.map(({ url }) => url)).toEqual(['/', href])
    expect(await shopper.address()).toBe('/')
    expect(await shopper.text('h1')).toBe('Start')
  })
}

asTheBrowser(
  'row 8: a file whose address says nothing is fetched by the browser, and the page stays',
  async (fixture) => {
    const { site, shopper, isInPage } = fixture
    site.page('/', withLinks(link('file', '/invoice?id=7')))
    const methods: string[] = []
    site.route('/invoice', ({ response, call }) => {
      methods.push(call.method)
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Disposition': 'attachment; filename="7.html"' })
      response.end('<h1>Invoice</h1>')
    })
    await shopper.open('/')
    const entries = await shopper.historyLength()
    await shopper.click('#file')
    await expect.poll(() => methods.length).toBe(isInPage ? 2 : 1)
    await shopper.settle()
    expect(await shopper.address()).toBe('/')
    expect(await shopper.text('h1')).toBe('Start')
    expect(await shopper.historyLength()).toBe(entries)
    expect(await shopper.run(() => document.documentElement.ariaBusy)).not.toBe('true')
  },
)

const SHAPES: [what: string, markup: string, target: string][] = [
  ['a word inside a link', '<a href="/b"><b id="next">word</b></a>', '#next'],
  [
    'a link of a drawing',
    '<svg width="80" height="40"><a href="/b"><rect id="next" width="80" height="40"/></a></svg>',
    '#next',
  ],
  [
    'an area of an image',
    '<img usemap="#map" width="80" height="80" alt="" id="image"><map name="map"><area href="/b" coords="0,0,80,80" shape="rect" alt="b"></map>',
    '#image',
  ],
]

for (const [what, markup, target] of SHAPES) {
  asTheBrowser(`row 9: ${what} leads to its page`, async ({ site, shopper, isInPage }) => {
    site.page('/', { title: 'Start', main: `<h1>Start</h1>${markup}` })
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.click(target)
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(isInPage)
  })
}

asTheBrowser('row 9: a link in an open shadow tree leads to its page', async ({ site, shopper, isInPage }) => {
  site.page('/', { title: 'Start', main: '<h1>Start</h1><div id="tree"></div>' })
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    const anchor = Object.assign(document.createElement('a'), { href: '/b', textContent: 'b' })
    anchor.setAttribute('href', '/b')
    document.querySelector('#tree')?.attachShadow({ mode: 'open' }).append(anchor)
  })
  await shopper.click('#tree >>> a')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(isInPage)
})

type Rules = Record<string, false | ((link: { url: URL; element: Element }) => boolean)>

inPage('row 1: a theme adds rules of its own, and takes some of the library’s away', async ({ site, shopper }) => {
  const start = withLinks(link('basket', '/basket'), link('plain', '/plain', 'class="no-ajax"'))
  for (const path of ['/', '/plain', '/basket'])
    site.page(path, { ...start, title: path, main: `<h1>${path}</h1>${start.main}` })
  await shopper.open('/')
  await shopper.run(() => {
    const { linkRules } = (globalThis as unknown as { vitrine: { linkRules: Rules } }).vitrine
    linkRules.basket = ({ url }) => url.pathname.endsWith('/basket')
    linkRules.noAjax = false
  })
  await shopper.click('#plain')
  await shopper.sees('/plain', '/plain')
  expect(await shopper.isSamePage()).toBe(true)
  await shopper.click('#basket')
  await shopper.sees('/basket', '/basket')
  expect(await shopper.isSamePage()).toBe(false)
})

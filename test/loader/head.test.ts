import { asTheBrowser, expect, type Fixture, gate, inPage, link, type PageParts } from './fixture/suite.ts'

const page = (title: string, more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('next', '/b')}${link('home', '/')}`,
  ...more,
})

const colour = (shopper: Fixture['shopper']) =>
  shopper.run(() => getComputedStyle(document.querySelector('h1') as Element).color)

function sheet(site: Fixture['site'], path: string, rules: string, waits?: Promise<void>): void {
  site.route(path, async ({ response }) => {
    await waits
    response.writeHead(200, { 'Content-Type': 'text/css' }).end(rules)
  })
}

const sheetLink = (path: string) => `<link rel="stylesheet" href="${path}">`

const RED = 'rgb(255, 0, 0)'
const BLACK = 'rgb(0, 0, 0)'

asTheBrowser(
  'row 36: title, description, canonical and data of the head are those of the page',
  async ({ site, shopper }) => {
    const head = (name: string) =>
      `<meta name="description" content="${name}"><meta property="og:title" content="${name}">
    <link rel="canonical" href="/canonical/${name}"><link rel="alternate" hreflang="nl" href="/nl/${name}">
    <link rel="icon" href="/icon-${name}.png"><script type="application/ld+json" nonce="NONCE">{"name":"${name}"}</script>`
    site.page(
      '/',
      page('Start', { head: `${head('start')}<meta name="robots" content="noindex"><link rel="prev" href="/2">` }),
    )
    site.page('/b', page('B', { head: head('b') }))
    await shopper.open('/')
    const read = () =>
      shopper.run(() =>
        [
          ...document.head.querySelectorAll(
            'meta[name=description], meta[property^=og], meta[name=robots], link:not([rel=stylesheet], [rel=modulepreload]), [type$="ld+json"]',
          ),
        ]
          .map((node) => node.getAttribute('content') ?? node.getAttribute('href') ?? node.textContent)
          .sort(),
      )
    const expected = (name: string) =>
      [name, name, `/canonical/${name}`, `/nl/${name}`, `/icon-${name}.png`, `{"name":"${name}"}`].sort()
    const first = await read()
    expect(first).toEqual([...expected('start'), 'noindex', '/2'].sort())
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await read()).toEqual(expected('b'))
    expect(await shopper.run(() => document.title)).toBe('B')
    await shopper.click('#home')
    await shopper.sees('Start', '/')
    expect(await read()).toEqual(first)
  },
)

inPage('row 36: policy, nonce and viewport of the document stay', async ({ site, shopper }) => {
  site.page('/', page('Start'))
  site.page('/b', page('B', { head: '<meta http-equiv="x-ua-compatible" content="IE=edge">' }))
  await shopper.open('/')
  const nonceOf = () => shopper.run(() => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce)
  const before = await nonceOf()
  expect(before).not.toBe('')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await nonceOf()).toBe(before)
  expect(await shopper.run(() => document.querySelectorAll('meta[name=viewport], [http-equiv]').length)).toBe(1)
})

inPage('row 37: a new style sheet is in before anything of the page is seen', async ({ site, shopper }) => {
  const held = gate()
  sheet(site, '/red.css', 'h1 { color: red }', held.passed)
  site.page('/', page('Start'))
  site.page('/b', page('B', { head: sheetLink('/red.css') }))
  await shopper.open('/')
  await shopper.run(() => {
    const seen: string[] = []
    const look = () => {
      const heading = document.querySelector('h1') as Element
      seen.push(`${heading?.textContent} ${heading && getComputedStyle(heading).color}`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
  await shopper.click('#next')
  await expect.poll(() => site.callsTo('GET /red.css').length).toBe(1)
  await shopper.settle()
  expect(await shopper.text('h1')).toBe('Start')
  held.open()
  await shopper.sees('B', '/b')
  const seen = await shopper.run(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen.filter((line) => line.startsWith('B') && !line.includes(RED))).toEqual([])
  expect(seen.filter((line) => line.startsWith('Start') && line.includes(RED))).toEqual([])
})

inPage(
  'row 37: a style sheet that does not come holds the page no longer than two seconds',
  async ({ site, shopper }) => {
    const held = gate()
    sheet(site, '/never.css', '', held.passed)
    site.page('/', page('Start'))
    site.page('/b', page('B', { head: sheetLink('/never.css') }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    held.open()
  },
)

inPage('row 37: a style sheet that is missing holds nothing', async ({ site, shopper }) => {
  site.page('/', page('Start'))
  site.page('/b', page('B', { head: sheetLink('/none.css') }))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
})

inPage(
  'a theme that does not link the style sheet of the library gets it once, and visits keep it',
  async ({ site, shopper }) => {
    site.page('/', page('Start', { lacksSheet: true }))
    site.page('/b', page('B', { lacksSheet: true }))
    await shopper.open('/')
    const token = () => shopper.run(() => getComputedStyle(document.documentElement).getPropertyValue('--vt-base'))
    const count = () => shopper.run(() => document.querySelectorAll('link[href$="/vitrine.css"]').length)
    await expect.poll(token).toBe('1')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect([await token(), await count()]).toEqual(['1', 1])
  },
)

asTheBrowser(
  'row 38: style sheets of the page that is left, leave; those of both stay and come once',
  async ({ site, shopper }) => {
    sheet(site, '/red.css', 'h1 { color: red }')
    sheet(site, '/all.css', 'h1 { font-size: 40px }')
    const all = sheetLink('/all.css')
    site.page(
      '/',
      page('Start', { head: `${all}${sheetLink('/red.css')}<style nonce="NONCE">h1 { opacity: .5 }</style>` }),
    )
    site.page('/b', page('B', { head: all }))
    await shopper.open('/')
    expect(await colour(shopper)).toBe(RED)
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await expect.poll(() => colour(shopper)).toBe(BLACK)
    const style = () =>
      shopper.run(() => {
        const { fontSize, opacity } = getComputedStyle(document.querySelector('h1') as Element)
        return [fontSize, opacity]
      })
    await expect.poll(style).toEqual(['40px', '1'])
    await shopper.back()
    await shopper.sees('Start', '/')
    await expect.poll(() => colour(shopper)).toBe(RED)
    expect(await style()).toEqual(['40px', '0.5'])
    await shopper.settle()
  },
)

asTheBrowser(
  'row 38: style sheets in the body, outside of the page area, come and leave with their pages',
  async ({ site, shopper }) => {
    sheet(site, '/red.css', 'h1 { color: red }')
    sheet(site, '/all.css', 'h1 { font-size: 40px }')
    const style = (rules: string) => `<style nonce="NONCE">${rules}</style>`
    const all = `<header>${sheetLink('/all.css')}</header>`
    site.page('/', page('Start', { before: `${all}${style('h1 { opacity: .5 }')}` }))
    site.page('/b', page('B', { before: all, after: `<footer>${sheetLink('/red.css')}</footer>` }))
    const read = () =>
      shopper.run(() => {
        const { color, fontSize, opacity } = getComputedStyle(document.querySelector('h1') as Element)
        return [color, fontSize, opacity]
      })
    await shopper.open('/')
    expect(await read()).toEqual([BLACK, '40px', '0.5'])
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await expect.poll(read).toEqual([RED, '40px', '1'])
    await shopper.click('#home')
    await shopper.sees('Start', '/')
    await expect.poll(read).toEqual([BLACK, '40px', '0.5'])
    await shopper.settle()
  },
)

inPage(
  'a style sheet inside an element that stays, stays with it, as that of a drawing does',
  async ({ site, shopper }) => {
    const style = (rules: string) => `<style nonce="NONCE">${rules}</style>`
    const drawing = `<svg width="9" height="9">${style('#drawn { opacity: .5 }')}<rect id="drawn" width="9" height="9"/></svg>`
    site.page('/', page('Start', { before: `<header>${style('header { color: red }')}${drawing}</header>${drawing}` }))
    site.page('/b', page('B', { before: '<header></header>' }))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await shopper.settle()
    const read = () =>
      shopper.run(() =>
        ['header', '#drawn'].map((name) => {
          const { color, opacity } = getComputedStyle(document.querySelector(name) as Element)
          return name === 'header' ? color : opacity
        }),
      )
    expect(await read()).toEqual([RED, '0.5'])
  },
)

asTheBrowser('row 39: language, direction and classes are those of the page', async ({ site, shopper }) => {
  site.page(
    '/',
    page('Start', { html: 'lang="fr" class="theme-a" data-x="1"', body: 'class="list wide" data-kind="list"' }),
  )
  site.page('/b', page('B', { html: 'lang="ar" dir="rtl" class="theme-b"', body: 'class="product"' }))
  await shopper.open('/')
  await shopper.run(() => document.documentElement.classList.add('of-a-script'))
  const read = () =>
    shopper.run(() => {
      const { documentElement: html, body } = document
      const own = ['loaded', 'home-page', 'of-a-script']
      const classes = (element: Element) => [...element.classList].filter((name) => !own.includes(name)).join(' ')
      return [html.lang, html.dir, classes(html), html.dataset.x, classes(body), body.dataset.kind].map(String)
    })
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await read()).toEqual(['ar', 'rtl', 'theme-b', 'undefined', 'product', 'undefined'])
  await shopper.click('#home')
  await shopper.sees('Start', '/')
  expect(await read()).toEqual(['fr', '', 'theme-a', '1', 'list wide', 'list'])
})

inPage(
  'row 39: the root of a culture has the class of the home page, other pages have not [NAV-15, NAV-16, NAV-17]',
  async ({ site, shopper }) => {
    const links = `<h1>Here</h1>${link('home', '/fr/')}${link('list', '/fr/catalog')}`
    site.page('/fr/', { main: links })
    site.page('/fr/catalog', { main: links.replace('Here', 'List') })
    await shopper.open('/fr/')
    const isHome = () => shopper.run(() => document.body.classList.contains('home-page'))
    expect(await isHome()).toBe(true)
    await shopper.click('#list')
    await shopper.sees('List', '/fr/catalog')
    expect(await isHome()).toBe(false)
    await shopper.click('#home')
    await shopper.sees('Here', '/fr/')
    expect(await isHome()).toBe(true)
  },
)

inPage('row 40: after a deploy, the next link is a full load', async ({ site, shopper }) => {
  const version = (name: string) => `<meta name="app-version" content="${name}">`
  site.page('/', page('Start', { head: version('1') }))
  site.page('/b', page('B', { head: version('2') }))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.click('#home')
  await shopper.sees('Start', '/')
  expect(await shopper.isSamePage()).toBe(false)
})

inPage(
  'parts of the frame outside the page area follow the page; the rest of the frame stays',
  async ({ site, shopper }) => {
    const frame = (name: string) =>
      `<header><p data-page-part="crumbs" id="crumbs">${name}</p><p data-page-part="same" id="same">same</p><input id="typed"></header>`
    site.page('/', page('Start', { before: frame('start') }))
    site.page('/b', page('B', { before: frame('b') }))
    await shopper.open('/')
    await shopper.run(() => {
      ;(document.querySelector('#typed') as HTMLInputElement).value = 'kept'
      ;(document.querySelector('#same') as HTMLElement).textContent = 'changed by a script'
    })
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await shopper.text('#crumbs')).toBe('b')
    expect(await shopper.text('#same')).toBe('changed by a script')
    expect(await shopper.run(() => (document.querySelector('#typed') as HTMLInputElement).value)).toBe('kept')
  },
)

inPage('row 37: a style sheet inside the area is waited for, as one in the head', async ({ site, shopper }) => {
  const held = gate()
  site.page('/', page('A'))
  site.page('/b', page('B', { main: `<h1>B</h1>${sheetLink('/slow.css')}<p id="late">blue</p>` }))
  sheet(site, '/slow.css', '#late { color: rgb(0, 0, 255) }', held.passed)
  await shopper.open('/')
  await shopper.run(() => {
    const seen: string[] = []
    const look = () => {
      const late = document.querySelector('#late')
      if (late) seen.push(getComputedStyle(late).color)
      if (seen.length < 5) requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
  await shopper.click('#next')
  await expect.poll(() => site.callsTo('GET /slow.css').length).toBe(1)
  expect(await shopper.run(() => document.querySelector('#late'))).toBe(null)
  held.open()
  await shopper.sees('B', '/b')
  await shopper.until(() => (globalThis as unknown as { seen: string[] }).seen.length === 5)
  expect(await shopper.run(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)])).toEqual([
    'rgb(0, 0, 255)',
  ])
  expect(site.callsTo('GET /slow.css').length).toBe(1)
})

import { expect, type Fixture, gate, inPage, link, type PageParts, tall } from './fixture/suite.ts'

const LINKS = ['a', 'b', 'c', 'save']

const page = (title: string, markup = '', more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${LINKS.map((name) => link(name, `/${name}`)).join(' ')}${markup}`,
  ...more,
})

/** Pages that show how often they were rendered. */
function countedPages({ site }: Fixture, names: string[], more: PageParts = {}): void {
  for (const name of names) {
    let count = 0
    site.page(`/${name}`, () => page(`${name} ${++count}`, '', more))
  }
}

inPage('row 58: Back shows what was loaded a moment ago, without a call', async (fixture) => {
  const { site, shopper } = fixture
  countedPages(fixture, ['a', 'b', 'c'])
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('b 1', '/b')
  await shopper.click('#c')
  await shopper.sees('c 1', '/c')
  await shopper.back()
  await shopper.sees('b 1', '/b')
  await shopper.settle()
  expect(site.callsTo('GET /b')).toHaveLength(1)
  expect(await shopper.text('h1')).toBe('b 1')
})

inPage('row 58: a click always asks the server', async (fixture) => {
  const { shopper } = fixture
  countedPages(fixture, ['a', 'b'])
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('b 1', '/b')
  await shopper.click('#a')
  await shopper.sees('a 2', '/a')
  await shopper.click('#b')
  await shopper.sees('b 2', '/b')
})

inPage('row 58: after a call that changes something, Back asks again', async (fixture) => {
  const { shopper, site } = fixture
  countedPages(fixture, ['a', 'b', 'c'])
  const form =
    '<form method="post" action="/save" data-update-target="#result"><button id="post">Post</button></form><div id="result"></div>'
  site.page('/c', page('c', form))
  site.route('/save', ({ response }) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p id="saved">saved</p>'),
  )
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('b 1', '/b')
  await shopper.click('#c')
  await shopper.sees('c', '/c')
  await shopper.click('#post')
  await shopper.until(() => document.querySelector('#saved'))
  await shopper.back()
  await shopper.sees('b 2', '/b')
})

inPage(
  'row 58: a link with the class no-cache, and its entry, ask past every cache [NAV-64, NAV-65]',
  async (fixture) => {
    const { site, shopper } = fixture
    countedPages(fixture, ['a', 'b', 'c'], { headers: { 'Cache-Control': 'max-age=600' } })
    await shopper.open('/a')
    await shopper.click('#b')
    await shopper.sees('b 1', '/b')
    await shopper.run(() => document.querySelector('#a')?.classList.add('no-cache'))
    await shopper.click('#a')
    await shopper.sees('a 2', '/a')
    expect(site.callsTo('GET /a').at(-1)?.headers['cache-control']).toBe('no-cache')
    await shopper.click('#c')
    await shopper.sees('c 1', '/c')
    await shopper.back()
    await shopper.sees('a 3', '/a')
    expect(site.callsTo('GET /a').at(-1)?.headers['cache-control']).toBe('no-cache')
  },
)

inPage('row 58: a page that may not be stored is asked for again', async (fixture) => {
  const { shopper } = fixture
  countedPages(fixture, ['a', 'b', 'c'], { headers: { 'Cache-Control': 'no-store' } })
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('b 1', '/b')
  await shopper.click('#c')
  await shopper.sees('c 1', '/c')
  await shopper.back()
  await shopper.sees('b 2', '/b')
})

inPage('row 58: at most twenty pages are kept', async ({ site, shopper }) => {
  const numbers = Array.from({ length: 24 }, (_, index) => index)
  for (const number of numbers) {
    site.page(`/${number}`, {
      title: `Page ${number}`,
      main: `<h1>Page ${number}</h1>${link('next', `/${number + 1}`)}`,
    })
  }
  await shopper.open('/0')
  for (const number of numbers.slice(1)) {
    await shopper.run(() => document.querySelector<HTMLElement>('#next')?.click())
    await shopper.sees(`Page ${number}`, `/${number}`)
  }
  const before = site.calls.length
  await shopper.back()
  await shopper.sees('Page 22', '/22')
  expect(site.calls).toHaveLength(before)
  await shopper.run(() => history.go(-21))
  await shopper.sees('Page 1', '/1')
  expect(site.callsTo('GET /1')).toHaveLength(2)
})

inPage('row 59: a click shows no old copy while the new page is on its way', async (fixture) => {
  const { site, shopper } = fixture
  const held = gate()
  let count = 0
  site.page('/a', page('a'))
  site.route('/b', async ({ page: answer }) => {
    count += 1
    const title = `b ${count}`
    if (count > 1) await held.passed
    answer(page(title))
  })
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('b 1', '/b')
  await shopper.click('#a')
  await shopper.sees('a', '/a')
  await shopper.click('#b')
  await expect.poll(() => site.callsTo('GET /b').length).toBe(2)
  await shopper.settle()
  expect(await shopper.text('h1')).toBe('a')
  held.open()
  await shopper.sees('b 2', '/b')
})

const PREFETCHED: [what: string, attributes: string, href: string, isAsked: boolean][] = [
  ['a plain link', '', '/b', true],
  ['a link with the class no-cache', 'class="no-cache"', '/b', false],
  ['a link with the class no-ajax', 'class="no-ajax"', '/b', false],
  ['a link that adds', '', '/cart/add/7', false],
  ['a link that signs off', '', '/security/logoff', false],
  ['a link that changes the currency', '', '/b?currency=USD', false],
  ['a link to a file', '', '/b.pdf', false],
  ['a link to the page itself', '', '/a', false],
]

for (const [what, attributes, href, isAsked] of PREFETCHED) {
  inPage(
    `row 57: the pointer on ${what} ${isAsked ? 'fetches its page' : 'fetches nothing'} ahead`,
    async ({ site, shopper }) => {
      const markup = [link('aim', href, attributes), link('first', '/first'), link('other', '/other')].join(' ')
      site.page('/a', page('a', markup, { host: 'prefetch' }))
      if (href !== '/a') site.page(href.split('?')[0] as string, page('there', '', { host: 'prefetch' }))
      site.page('/first', page('first'))
      site.page('/other', page('other'))
      await shopper.open('/a')
      // A finger requests at once, and a link is requested only once, so that the touch can be repeated until the
      // loader listens.
      const touch = (id: string) =>
        shopper.run(
          (of) => void document.getElementById(of)?.dispatchEvent(new Event('touchstart', { bubbles: true })),
          id,
        )
      await expect(async () => {
        await touch('first')
        expect(site.callsTo('GET /first')).toHaveLength(1)
      }).toPass()
      const before = site.calls.length
      if (isAsked) {
        await shopper.window.hover('#aim')
        await expect.poll(() => site.callsTo(`GET ${href}`).length).toBe(1)
      } else await touch('aim')
      // This hover is answered after the touch would have been.
      await shopper.window.hover('#other')
      await expect.poll(() => site.callsTo('GET /other').length).toBe(1)
      expect(site.calls).toHaveLength(before + (isAsked ? 2 : 1))
      expect(site.callsTo('GET /other')[0]?.headers['x-sec-purpose']).toBe('prefetch')
      if (!isAsked) return
      await shopper.click('#aim')
      await shopper.sees('there', href)
      expect(site.callsTo(`GET ${href}`)).toHaveLength(1)
    },
  )
}

inPage('row 57: without the attribute, nothing is fetched ahead', async ({ site, shopper }) => {
  site.page('/a', page('a'))
  await shopper.open('/a')
  await shopper.window.hover('#b')
  await shopper.window.hover('#c')
  await shopper.settle()
  await shopper.settle()
  expect(site.calls).toHaveLength(1)
})

/** Rests the pointer on a link until its page is requested: before the code has loaded, nothing listens. */
async function rest({ site, shopper }: Pick<Fixture, 'site' | 'shopper'>, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await shopper.window.input.move(0, 0)
      await shopper.window.hover(`#${name}`)
      await shopper.settle()
      return site.callsTo(`GET /${name}`).length
    })
    .toBe(1)
}

inPage('row 57: at most two pages are on their way ahead', async ({ site, shopper }) => {
  const held = gate()
  site.page('/a', page('a', tall('t', 10), { host: 'prefetch' }))
  for (const name of ['b', 'c', 'save']) {
    site.route(`/${name}`, async ({ page: answer }) => {
      await held.passed
      answer(page(name))
    })
  }
  await shopper.open('/a')
  for (const name of ['b', 'c']) await rest({ site, shopper }, name)
  await shopper.window.hover('#save')
  await shopper.settle()
  await shopper.settle()
  const waiting = site.calls.filter(({ url, isCut }) => url !== '/a' && !isCut)
  expect(waiting.length).toBeLessThanOrEqual(2)
  held.open()
})

inPage('row 57: what was fetched ahead is dropped by a call that changes something', async ({ site, shopper }) => {
  const form =
    '<form method="post" action="/save" data-update-target="#result"><button id="post">Post</button></form><div id="result"></div>'
  site.page('/a', page('a', form, { host: 'prefetch' }))
  site.page('/b', page('b'))
  site.route('/save', ({ response }) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p id="saved">saved</p>'),
  )
  await shopper.open('/a')
  await rest({ site, shopper }, 'b')
  await shopper.click('#post')
  await shopper.until(() => document.querySelector('#saved'))
  await shopper.click('#b')
  await shopper.sees('b', '/b')
  await expect.poll(() => site.callsTo('GET /b').length).toBeGreaterThanOrEqual(2)
})

import { asTheBrowser, expect, type Fixture, gate, inPage, link, type PageParts } from './fixture/suite.ts'

const page = (title: string, markup = ''): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('a', '/a')}${link('b', '/b')}${link('c', '/c')}${markup}`,
})

function heldPage({ site }: Pick<Fixture, 'site'>, path: string, title: string): () => void {
  const held = gate()
  site.route(path, async ({ page: answer }) => {
    await held.passed
    answer(page(title))
  })
  return held.open
}

inPage('rows 60, 61: of two clicks the second wins, and the first is cut on the wire [NAV-60]', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', page('Start'))
  const openA = heldPage(fixture, '/a', 'A')
  const openB = heldPage(fixture, '/b', 'B')
  await shopper.open('/')
  const entries = await shopper.historyLength()
  await shopper.run(() => document.querySelector<HTMLElement>('#a')?.click())
  await expect.poll(() => site.callsTo('GET /a').length).toBe(1)
  await shopper.run(() => document.querySelector<HTMLElement>('#b')?.click())
  await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
  await expect.poll(() => site.callsTo('GET /a')[0]?.isCut).toBe(true)
  openB()
  await shopper.sees('B', '/b')
  openA()
  await shopper.settle()
  await shopper.sees('B', '/b')
  expect(await shopper.historyLength()).toBe(entries + 1)
})

inPage('row 61: a page that streams is cut when another is wanted', async ({ site, shopper }) => {
  const held = gate()
  site.page('/', page('Start'))
  site.route('/a', async ({ begin, response, call }) => {
    begin(page('A', '<p id="first">first</p>'))
    await Promise.race([held.passed, call.closed])
    response.end('<p id="late">late</p></main></page-loader>')
  })
  site.page('/b', page('B'))
  await shopper.open('/')
  await shopper.click('#a')
  await shopper.until(() => document.querySelector('#first'))
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await expect.poll(() => site.callsTo('GET /a')[0]?.isCut).toBe(true)
  held.open()
  await shopper.settle()
  expect(await shopper.run(() => document.querySelectorAll('#first, #late').length)).toBe(0)
  await shopper.back()
  await shopper.sees('A', '/a')
})

inPage('row 62: Back during a load drops the load', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', page('Start'))
  site.page('/a', page('A'))
  const openB = heldPage(fixture, '/b', 'B')
  await shopper.open('/')
  await shopper.click('#a')
  await shopper.sees('A', '/a')
  await shopper.run(() => document.querySelector<HTMLElement>('#b')?.click())
  await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
  await shopper.back()
  await shopper.sees('Start', '/')
  await expect.poll(() => site.callsTo('GET /b')[0]?.isCut).toBe(true)
  openB()
  await shopper.settle()
  await shopper.sees('Start', '/')
  await shopper.forward()
  await shopper.sees('A', '/a')
})

inPage('row 62: Back after two quick clicks shows the first page', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', page('Start'))
  heldPage(fixture, '/a', 'A')
  site.page('/b', page('B'))
  await shopper.open('/')
  await shopper.click('#a')
  await expect.poll(() => site.callsTo('GET /a').length).toBe(1)
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
})

asTheBrowser('row 62: Back and Forward pressed quickly end where they lead', async ({ site, shopper }) => {
  for (const name of ['a', 'b', 'c']) site.page(`/${name}`, page(name.toUpperCase()))
  site.page('/', page('Start'))
  await shopper.open('/')
  for (const name of ['a', 'b', 'c']) {
    await shopper.click(`#${name}`)
    await shopper.sees(name.toUpperCase(), `/${name}`)
  }
  await shopper.run(() => history.go(-3))
  await shopper.sees('Start', '/')
  await shopper.run(() => history.go(2))
  await shopper.sees('B', '/b')
})

inPage('row 63: a double click is one visit and one entry', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', page('Start'))
  const openA = heldPage(fixture, '/a', 'A')
  await shopper.open('/')
  const entries = await shopper.historyLength()
  await shopper.click('#a', { count: 2 })
  await shopper.click('#a')
  await shopper.settle()
  openA()
  await shopper.sees('A', '/a')
  expect(site.callsTo('GET /a')).toHaveLength(1)
  expect(await shopper.historyLength()).toBe(entries + 1)
  expect(await shopper.eventNames()).toEqual(['before-visit', 'leave', 'swap', 'loaded'])
})

inPage('an aborted visit is logged and shows nothing [ERROR-07, ERROR-08]', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', page('Start'))
  heldPage(fixture, '/a', 'A')
  site.page('/b', page('B'))
  await shopper.open('/')
  await shopper.click('#a')
  await expect.poll(() => site.callsTo('GET /a').length).toBe(1)
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.settle()
  expect(await shopper.run(() => document.querySelectorAll('dialog[open]').length)).toBe(0)
  expect(await shopper.eventNames()).not.toContain('error')
  expect((await shopper.messages()).join('\n')).toMatch(/\/a/)
})

asTheBrowser(
  'row 66: a page continues to stream when the shopper follows a link within it',
  async ({ site, shopper }) => {
    const held = gate()
    site.page('/', page('Start'))
    site.route('/a', async ({ begin, response, call }) => {
      begin(page('A', `${link('within', '#here')}<p id="here">here</p>`))
      await Promise.race([held.passed, call.closed])
      response.end('<p id="late">late</p></main></page-loader>')
    })
    await shopper.open('/')
    await shopper.click('#a')
    await shopper.until(() => document.querySelector('#within'))
    await shopper.run(() => document.querySelector<HTMLElement>('#within')?.click())
    await shopper.until(() => location.hash === '#here')
    held.open()
    await shopper.until(() => document.querySelector('#late'))
  },
)

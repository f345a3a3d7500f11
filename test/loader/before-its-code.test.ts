import { expect, inPage, link, type PageParts } from './fixture/suite.ts'

const start: PageParts = { title: 'Start', main: `<h1>Start</h1>${link('next', '/b')}<p id="text">Text</p>` }
const CODE = /\/page-loader-[^/]*\.js$/

inPage('the code of the page loader loads once, without a touch', async ({ site, shopper }) => {
  site.page('/', start)
  await shopper.open('/')
  await shopper.settle()
  expect(site.libraryCalls.filter((url) => CODE.test(url))).toHaveLength(1)
})

inPage('Back works in a page that was opened anew', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.reload()
  await shopper.back()
  await shopper.sees('Start', '/')
  expect(await shopper.isSamePage()).toBe(true)
})

inPage('Back is a full load while the code is lost', async ({ site, shopper }) => {
  // Set before the first page, so that the browser cannot cache the code.
  site.held = { files: CODE, until: Promise.resolve() }
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  site.lost = CODE
  await shopper.reload()
  await shopper.back()
  await shopper.sees('Start', '/')
  expect(await shopper.isSamePage()).toBe(false)
})

inPage('an anchor and Back stay in the page while the code that shows pages is lost', async ({ site, shopper }) => {
  site.page('/', { ...start, main: `${start.main}<a id="down" href="#text">Text</a>` })
  site.lost = /deferred-code/
  await shopper.open('/')
  await shopper.settle()
  await shopper.click('#down')
  await shopper.until(() => location.hash === '#text')
  await shopper.back()
  await shopper.until(() => location.hash === '')
  await shopper.settle()
  expect(await shopper.isSamePage()).toBe(true)
  expect(site.callsTo('GET /')).toHaveLength(1)
})

for (const [by, go] of [
  ['a link', () => document.getElementById('next')?.click()],
  ['a form', () => document.querySelector<HTMLElement>('form button')?.click()],
  ['page script', () => (globalThis as unknown as { vitrine: { visit(to: string): unknown } }).vitrine.visit('/b')],
] as const) {
  inPage(`when the code is lost, ${by} leads to a full page`, async ({ site, shopper }) => {
    const settings = { actTimeout: 1_000 }
    site.page('/', { ...start, settings, before: '<form action="/b"><button>B</button></form>' })
    site.page('/b', { title: 'B' })
    site.lost = CODE
    await shopper.open('/')
    await shopper.run(go)
    await shopper.until(() => document.querySelector('h1')?.textContent === 'B')
    expect(await shopper.isSamePage()).toBe(false)
    expect(site.calls.filter(({ url }) => url.startsWith('/b'))).toHaveLength(1)
  })
}

inPage('a visit by page script waits for the code, and is one visit in place', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  let arrive = () => {}
  site.held = { files: CODE, until: new Promise((done) => (arrive = done)) }
  await shopper.open('/')
  await shopper.run(
    () => void (globalThis as unknown as { vitrine: { visit(to: string): unknown } }).vitrine.visit('/b'),
  )
  arrive()
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(true)
  expect(site.callsTo('GET /b')).toHaveLength(1)
})

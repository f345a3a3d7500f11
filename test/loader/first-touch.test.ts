import { expect, inPage, link, type PageParts } from './fixture/suite.ts'

const start: PageParts = { title: 'Start', main: `<h1>Start</h1>${link('next', '/b')}<p id="text">Text</p>` }
const CODE = /\/page-loader-[^/]*\.js$/

/** How often the code of the page loader was asked for. */
const asked = (urls: readonly string[]) => urls.filter((url) => CODE.test(url)).length

inPage('the code of the page loader is not asked for before a touch', async ({ site, shopper }) => {
  site.page('/', start)
  await shopper.open('/')
  await shopper.window.hover('#text')
  await shopper.settle()
  expect(asked(site.libraryCalls)).toBe(0)
  await shopper.window.hover('#next')
  await expect.poll(() => asked(site.libraryCalls)).toBe(1)
})

for (const [what, first] of [
  ['a link', '<a id="first" href="/b">B</a>'],
  ['a form', '<form action="/b"><button id="first">B</button></form>'],
] as const) {
  inPage(`the first touch of a page may be ${what} beside the page area`, async ({ site, shopper }) => {
    site.page('/', { ...start, before: first })
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.run(() => document.getElementById('first')?.click())
    await expect.poll(() => shopper.text('h1')).toBe('B')
    expect(await shopper.isSamePage()).toBe(true)
    expect(site.calls.filter(({ url }) => url.startsWith('/b'))).toHaveLength(1)
  })
}

inPage('Back works before a touch in a page that was opened anew', async ({ site, shopper }) => {
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

inPage('a visit by page script waits for the code, and is one visit in place', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => (globalThis as unknown as { vitrine: { visit(to: string): unknown } }).vitrine.visit('/b'))
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(true)
  expect(site.callsTo('GET /b')).toHaveLength(1)
})

for (const [by, go] of [
  ['a link', () => document.getElementById('next')?.click()],
  ['page script', () => (globalThis as unknown as { vitrine: { visit(to: string): unknown } }).vitrine.visit('/b')],
] as const) {
  inPage(`when the code is lost, ${by} leads to a full page`, async ({ site, shopper }) => {
    site.page('/', start)
    site.page('/b', { title: 'B' })
    site.lost = CODE
    await shopper.open('/')
    await shopper.run(go)
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(false)
  })
}

import { expect, gate, inPage, link, withLinks } from './fixture/suite.ts'

type Api = { vitrine: { visit(url: string, options?: object): Promise<void> } }

const start = withLinks(link('next', '/b'), link('other', '/c'))

inPage('row 69: a visit says each of its steps once, in order [NAV-53, NAV-56]', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    for (const name of ['before-visit', 'leave', 'swap', 'loaded'])
      document.addEventListener(`page:${name}`, () => shown.push(document.querySelector('h1')?.textContent ?? ''))
  })
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  const url = `${site.url}/b`
  expect(await shopper.events()).toEqual([
    { name: 'before-visit', detail: { url, replace: false, noCache: false, keepPlace: false } },
    { name: 'leave', detail: { url } },
    { name: 'swap', detail: { url, isStreamed: expect.any(Boolean) } },
    { name: 'loaded', detail: { url, title: 'B' } },
  ])
  expect(await shopper.run(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([
    'Start',
    'Start',
    'Start',
    'B',
  ])
})

inPage('row 69: a listener may stop a visit, or lead it elsewhere', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/c', { title: 'C' })
  await shopper.open('/')
  await shopper.run(() =>
    document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true }),
  )
  await shopper.click('#next')
  await shopper.settle()
  expect(await shopper.eventNames()).toEqual(['before-visit'])
  expect(site.calls).toHaveLength(1)
  await shopper.run(() => {
    const lead = (event: Event) => {
      ;(event as CustomEvent).detail.url = '/c'
    }
    document.addEventListener('page:before-visit', lead, { once: true })
  })
  await shopper.click('#next')
  await shopper.sees('C', '/c')
  expect(site.callsTo('GET /b')).toEqual([])
})

inPage('row 69: a listener of the theme that throws breaks nothing', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    const fail = () => {
      throw new Error('of the theme')
    }
    for (const name of ['before-visit', 'leave', 'swap', 'loaded']) document.addEventListener(`page:${name}`, fail)
    document.addEventListener('click', fail)
  })
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(true)
  // Scripts that the driver adds to the page have no origin: Chromium may report their errors without a message.
  expect((await shopper.takeComplaints()).filter((line) => !/of the theme|^Script error\.$/.test(line))).toEqual([])
})

inPage(
  'a script visits: the promise ends with the page, `replace` adds no entry, `noCache` asks anew',
  async ({ site, shopper }) => {
    const held = gate()
    site.page('/', start)
    site.route('/b', async ({ page }) => {
      await held.passed
      page({ title: 'B' })
    })
    await shopper.open('/')
    const entries = await shopper.historyLength()
    await shopper.run(() => {
      const visit = (globalThis as unknown as Api).vitrine.visit('/b', { replace: true, noCache: true })
      visit.then(() => Object.assign(globalThis, { titleThen: document.title }))
    })
    await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
    expect(await shopper.run(() => 'titleThen' in globalThis)).toBe(false)
    held.open()
    await shopper.until(() => (globalThis as unknown as { titleThen?: string }).titleThen === 'B')
    expect(await shopper.historyLength()).toBe(entries)
    expect(site.callsTo('GET /b')[0]?.headers['cache-control']).toBe('no-cache')
    expect((await shopper.events())[0]?.detail).toEqual({
      url: `${site.url}/b`,
      replace: true,
      noCache: true,
      keepPlace: false,
    })
  },
)

inPage('each visit is counted once by analytics', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => Object.assign(globalThis, { dataLayer: [] }))
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  const entries = await shopper.run(() => (globalThis as unknown as { dataLayer: Record<string, string>[] }).dataLayer)
  expect(entries.filter(({ event }) => event === 'page_view')).toEqual([
    expect.objectContaining({ event: 'page_view', page_location: `${site.url}/b`, page_title: 'B' }),
  ])
})

inPage('a loader that is removed leaves every link to the browser', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    const host = document.querySelector('page-loader')
    host?.replaceWith(...host.childNodes)
  })
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(false)
})

inPage('of two loaders one works, and the developer gets a warning', async ({ site, shopper }) => {
  site.page('/', { ...start, after: '<page-loader><main><h2>Second</h2></main></page-loader>' })
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.window.hover('#next')
  await expect.poll(async () => (await shopper.messages()).join()).toContain('page-loader')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(site.callsTo('GET /b')).toHaveLength(1)
})

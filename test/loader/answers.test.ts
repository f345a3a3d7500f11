import { asTheBrowser, expect, type Fixture, gate, inPage, link, withLinks } from './fixture/suite.ts'

const dialogText = (shopper: Fixture['shopper']) => shopper.text('dialog[open]')

async function stays({ site, shopper }: Fixture): Promise<void> {
  await shopper.sees('Start', '/')
  expect(await shopper.isSamePage()).toBe(true)
  expect(await shopper.run(() => document.body.className.includes('long-loading'))).toBe(false)
  await shopper.run(() => document.querySelector<HTMLElement>('dialog[open] button')?.click())
  site.page('/well', { title: 'Well' })
  await shopper.run(() => document.querySelector('#next')?.setAttribute('href', '/well'))
  await shopper.until(() => !document.querySelector('dialog[open]'))
  await shopper.click('#next')
  await shopper.sees('Well', '/well')
  expect(await shopper.isSamePage()).toBe(true)
}

asTheBrowser(
  'row 13: a redirect in the site shows its page at its own address',
  async ({ site, shopper, isInPage }) => {
    site.page('/', withLinks(link('next', '/old')))
    site.route('/old', ({ response }) => response.writeHead(302, { Location: '/new?x=1' }).end())
    site.page('/new', { title: 'New' })
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('New', '/new?x=1')
    expect(await shopper.isSamePage()).toBe(isInPage)
    await shopper.back()
    await shopper.sees('Start', '/')
  },
)

asTheBrowser('row 14: a redirect to another site shows that site', async ({ site, shopper, isInPage }) => {
  site.page('/', { ...withLinks(link('next', '/away')), policy: false })
  site.route('/away', ({ response }) => response.writeHead(302, { Location: `${site.otherUrl}/there` }).end())
  site.page('/there', { title: 'There' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('There', '/there')
  expect(await shopper.run(() => location.origin)).toBe(site.otherUrl)
  // A script cannot read the target of a redirect: it is requested, then checked for another origin, then loaded by the
  // browser.
  expect(site.callsTo('GET /away').length).toBeLessThanOrEqual(isInPage ? 3 : 1)
  // Firefox logs that a script cannot read it.
  expect((await shopper.takeComplaints()).filter((line) => !line.includes('Cross-Origin'))).toEqual([])
})

inPage('row 15: 404 is logged and shows nothing; the page stays [ERROR-04, ERROR-05, ERROR-06]', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/gone')))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.until(() => 'pageEvents' in globalThis)
  await expect.poll(() => shopper.eventNames()).toContain('error')
  await expect.poll(async () => (await shopper.messages()).join()).toMatch(/\[vitrine\].*\/gone/)
  expect(await dialogText(shopper)).toBe('')
  const { detail } = (await shopper.events()).at(-1) as { detail: Record<string, unknown> }
  expect(detail).toMatchObject({ url: `${site.url}/gone`, status: 404 })
  expect(detail.html).toContain('<h1>/gone')
  await stays(fixture)
})

for (const status of [500, 503, 422, 403]) {
  inPage(
    `row 15: ${status} opens a modal that can be closed; the next link works [ERROR-10, ERROR-12, ERROR-14]`,
    async (fixture) => {
      const { site, shopper } = fixture
      site.page('/', withLinks(link('next', '/broken')))
      site.page('/broken', {
        title: 'Broken',
        status,
        main: '<h1>Broken</h1><script nonce="NONCE">globalThis.hasRun = 1</script>',
      })
      await shopper.open('/')
      await shopper.click('#next')
      await expect.poll(() => dialogText(shopper)).not.toBe('')
      expect(await shopper.run(() => 'hasRun' in globalThis)).toBe(false)
      expect((await shopper.events()).at(-1)).toMatchObject({ name: 'error', detail: { status } })
      await stays(fixture)
    },
  )
}

inPage('row 15: the modal speaks the language of the page [ERROR-09, ERROR-11]', async ({ site, shopper }) => {
  const start = withLinks(link('next', '/broken'))
  site.page('/fr', { ...start, settings: { culture: 'fr' } })
  site.page('/nl', { ...start, html: 'lang="nl"', settings: { culture: 'nl' } })
  site.page('/broken', { status: 500 })
  for (const [path, text] of [
    ['/fr', 'Une erreur inconnue est survenue.'],
    ['/nl', 'Er is een onbekende fout opgetreden.'],
  ] as const) {
    await shopper.open(path)
    await shopper.click('#next')
    await expect.poll(() => dialogText(shopper)).toContain(text)
  }
})

inPage('row 15: a page may show an error by itself', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/broken')))
  site.page('/broken', { status: 500 })
  await shopper.open('/')
  await shopper.run(() => document.addEventListener('page:error', (event) => event.preventDefault()))
  await shopper.click('#next')
  await expect.poll(() => shopper.eventNames()).toContain('error')
  await shopper.settle()
  expect(await dialogText(shopper)).toBe('')
  await stays(fixture)
})

inPage('row 15: a failed visit of a script rejects, and says why [ERROR-13, ERROR-15]', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/b')))
  site.page('/broken', { status: 500 })
  await shopper.open('/')
  const visit = (path: string) =>
    shopper.run(
      (address) =>
        (globalThis as unknown as { vitrine: { visit(url: string): Promise<void> } }).vitrine.visit(address).then(
          () => 'resolved',
          (error: { name: string; status: number }) => `${error.name} ${error.status}`,
        ),
      path,
    )
  expect(await visit('/gone')).toBe('ShopError 404')
  expect(await visit('/broken')).toBe('ShopError 500')
  await expect.poll(() => dialogText(shopper)).not.toBe('')
  await stays(fixture)
})

inPage('row 17: a dead connection leaves the page as it was, and does not ask in circles', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/dead')))
  site.route('/dead', ({ response }) => response.destroy())
  await shopper.open('/')
  await shopper.click('#next')
  await expect.poll(() => shopper.eventNames()).toContain('error')
  expect((await shopper.events()).at(-1)).toMatchObject({ detail: { status: 0 } })
  const asked = site.callsTo('GET /dead').length
  await shopper.settle()
  expect(site.callsTo('GET /dead')).toHaveLength(asked)
  await stays(fixture)
})

inPage('row 18: the wait for an answer that never arrives ends', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', { ...withLinks(link('next', '/never')), host: 'time-out="300"' })
  site.route('/never', () => undefined)
  await shopper.open('/')
  await shopper.click('#next')
  await expect.poll(() => shopper.eventNames()).toContain('error')
  await expect.poll(() => site.callsTo('GET /never')[0]?.isCut).toBe(true)
  await expect.poll(() => dialogText(shopper)).not.toBe('')
  await stays(fixture)
})

inPage(
  'row 18: a slow answer marks the page until it is there; a quick one does not [NAV-58, NAV-59]',
  async ({ site, shopper }) => {
    const held = gate()
    const settings = { host: 'slow-after="60"' }
    site.page('/', { ...withLinks(link('slow', '/slow'), link('quick', '/quick')), ...settings })
    site.page('/quick', {
      ...withLinks(link('slow', '/slow')),
      title: 'Quick',
      main: `<h1>Quick</h1>${link('slow', '/slow')}`,
      host: 'slow-after="4000"',
    })
    site.route('/slow', async ({ page }) => {
      await held.passed
      page({ title: 'Slow' })
    })
    await shopper.open('/')
    await shopper.run(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => seen.push(document.body.className)).observe(document.body, {
        attributeFilter: ['class'],
      })
    })
    await shopper.click('#slow')
    await shopper.until(() => document.body.classList.contains('long-loading'))
    expect(await shopper.run(() => document.body.classList.contains('loaded'))).toBe(false)
    held.open()
    await shopper.sees('Slow', '/slow')
    await shopper.until(() => !document.body.classList.contains('long-loading'))
    await shopper.open('/quick')
    await shopper.run(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver(() => seen.push(document.body.className)).observe(document.body, {
        attributeFilter: ['class'],
      })
    })
    await shopper.click('#slow')
    await shopper.sees('Slow', '/slow')
    expect((await shopper.run(() => (globalThis as unknown as { seen: string[] }).seen)).join()).not.toContain(
      'long-loading',
    )
  },
)

asTheBrowser('row 19: an answer without content changes nothing', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/nothing')))
  site.route('/nothing', ({ response }) => response.writeHead(204).end())
  await shopper.open('/')
  const entries = await shopper.historyLength()
  await shopper.click('#next')
  await expect.poll(() => site.callsTo('GET /nothing').length).toBe(1)
  await shopper.settle()
  await shopper.sees('Start', '/')
  expect(await shopper.historyLength()).toBe(entries)
  expect(await shopper.isSamePage()).toBe(true)
})

for (const [type, text] of [
  ['text/plain', 'Only words & <b>no tags</b>'],
  ['application/json', '{"words":1}'],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
] as const) {
  asTheBrowser(`row 20: ${type} is shown by the browser at its address`, async ({ site, shopper }) => {
    site.page('/', withLinks(link('next', '/words')))
    site.route('/words', ({ response }) => response.writeHead(200, { 'Content-Type': type }).end(text))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.until((wanted) => document.contentType === wanted, type)
    expect(await shopper.address()).toBe('/words')
    expect(await shopper.isSamePage()).toBe(false)
    await shopper.back()
    await shopper.sees('Start', '/')
  })
}

inPage('row 21: a visit asks as a full load would, so that no cache holds half a page', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  const headers: Record<string, unknown> = site.callsTo('GET /b')[0]?.headers ?? {}
  expect(headers.accept).toContain('text/html')
  expect(headers['x-page-target']).toBeUndefined()
  expect(headers['x-requested-with']).toBeUndefined()
})

inPage('row 21: an answer may be a fragment, or HTML for multiple places', async ({ site, shopper }) => {
  const places = '<p id="aside">old</p>'
  site.page('/', { ...withLinks(link('half', '/half'), link('parts', '/parts')), after: places })
  site.route('/half', ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<h1>Half</h1>${link('parts', '/parts')}`)
  })
  site.route('/parts', ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ main: '<h1>Parts</h1>', '#aside': 'new' }))
  })
  await shopper.open('/')
  await shopper.click('#half')
  await shopper.sees('Half', '/half')
  await shopper.click('#parts')
  await shopper.sees('Parts', '/parts')
  expect(await shopper.text('#aside')).toBe('new')
  expect(await shopper.isSamePage()).toBe(true)
})

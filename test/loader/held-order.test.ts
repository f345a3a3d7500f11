import { asTheBrowser, expect, type Fixture, gate, inPage, link } from './fixture/suite.ts'

const FORM = '<form method="post" action="/sent"><input name="n" value="1"><button id="send">Send</button></form>'
const FIND = '<form action="/find"><input name="q" value="1"><button id="find">Find</button></form>'
const CONTROLS = `${FORM}${FIND}${link('a', '/a')}${link('b', '/b')}`
const HANGING = { settings: { actTimeout: 1_000 } }

/** Code that is asked for by the first visit. */
const chunk = (name: string) => new RegExp(`/${name}-[^/]*\\.js$`)
const CHUNKS = ['deferred-code']

type Given = { code: string; more?: object; slow?: string[]; inside?: string }

/** Opens a page with two forms and two links. The test releases the code and the answers of slow addresses. */
async function openHeld({ site, shopper }: Fixture, { code, more = {}, slow = [], inside = '' }: Given) {
  const [arrives, answers] = [gate(), gate()]
  site.held = { files: chunk(code), until: arrives.passed }
  const before = inside ? '' : CONTROLS
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${inside}`, before, ...more })
  for (const path of ['/a', '/b', '/sent', '/find'])
    site.route(path, async ({ page, call }) => {
      if (slow.includes(path)) await Promise.race([answers.passed, call.closed])
      page({ title: `Page ${path}`, before, ...more })
    })
  await shopper.open('/')
  return { arrive: arrives.open, answer: answers.open, calls: () => site.calls.map((c) => `${c.method} ${c.url}`) }
}

/**
 * Presses one after the other. In between the page is busy for some tenths of a second, so that nothing else runs; the
 * browser itself continues.
 */
const press = ({ shopper, isInPage }: Fixture, ...ids: string[]) =>
  shopper.run(
    (names, isBusy) => {
      for (const [index, name] of names.entries()) {
        const click = () => document.getElementById(name)?.click()
        for (let step = 0; isBusy && index > 0 && step < 4e7; step += 1) Math.random()
        if (isBusy) click()
        else setTimeout(click, 300 * index)
      }
    },
    ids,
    isInPage,
  )

const ACTS = [
  { what: 'a link', id: 'a', path: '/a', call: 'GET /a' },
  { what: 'a form', id: 'send', path: '/sent', call: 'POST /sent' },
  { what: 'a search', id: 'find', path: '/find', call: 'GET /find?q=1' },
]

for (const code of CHUNKS)
  for (const { what, id, path, call } of ACTS) {
    asTheBrowser(`of ${what} and a link the last one wins while ${code} is on its way`, async (fixture) => {
      const { shopper, isInPage } = fixture
      const { arrive, answer, calls } = await openHeld(fixture, { code, slow: [path] })
      await press(fixture, id, 'b')
      arrive()
      await shopper.sees('Page /b', '/b')
      answer()
      await shopper.settle()
      await shopper.sees('Page /b', '/b')
      // A form is sent once, before the next page is requested; a page that is no longer awaited need not be.
      const asked = calls().filter((one) => one !== call || what === 'a form')
      if (isInPage) expect(asked).toEqual(['GET /', ...(what === 'a form' ? [call] : []), 'GET /b'])
    })

    // Two links are two links in any order.
    if (id === 'a') continue
    asTheBrowser(`of a link and ${what} the last one wins while ${code} is on its way`, async (fixture) => {
      const { shopper } = fixture
      const { arrive, answer, calls } = await openHeld(fixture, { code, slow: ['/b'] })
      await press(fixture, 'b', id)
      arrive()
      const [, address] = call.split(' ')
      await shopper.sees(`Page ${path}`, address)
      answer()
      await shopper.settle()
      await shopper.sees(`Page ${path}`, address)
      expect(calls().filter((one) => one === call)).toHaveLength(1)
    })
  }

inPage('of two links the last one wins while deferred-code hangs', async (fixture) => {
  const { site, shopper } = fixture
  await openHeld(fixture, { code: 'deferred-code', more: HANGING })
  await press(fixture, 'a')
  await expect.poll(() => site.callsTo('GET /a').length).toBe(1)
  await site.callsTo('GET /a')[0]?.closed
  // Both have loaded their page; each waits a second for the code that shows it.
  await press(fixture, 'b')
  await shopper.sees('Page /b', '/b')
})

inPage('code that is too late for the click, but before a slow answer, shows the page in place', async (fixture) => {
  const { site, shopper } = fixture
  // No act waits for code. A slow visit is announced by the same code, which would be asked for again.
  const more = { settings: { actTimeout: 0 }, host: 'slow-after="60000"' }
  const { arrive, answer } = await openHeld(fixture, { code: 'deferred-code', more, slow: ['/a'] })
  await press(fixture, 'a')
  await expect.poll(() => site.callsTo('GET /a').length).toBe(1)
  arrive()
  await shopper.until(() => {
    const codes = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/deferred-code-'))
    return Promise.all(codes.map(({ name }) => import(name))).then(({ length }) => length > 0)
  })
  answer()
  await shopper.sees('Page /a', '/a')
  expect(await shopper.isSamePage()).toBe(true)
  await shopper.back()
  await shopper.sees('Start', '/')
})

inPage('a form for a part of the page that a link has overtaken is sent once', async (fixture) => {
  const { shopper } = fixture
  const part =
    '<form id="part-form" method="post" action="/sent" data-update-target="h1"><button id="part">Send</button></form>'
  const { arrive, calls } = await openHeld(fixture, { code: 'deferred-code', inside: `${part}${CONTROLS}` })
  await press(fixture, 'part', 'b')
  arrive()
  await shopper.sees('Page /b', '/b')
  await shopper.settle()
  await shopper.sees('Page /b', '/b')
  expect(calls()).toEqual(['GET /', 'POST /sent', 'GET /b'])
})

inPage('a form that a link has overtaken is sent once while deferred-code hangs', async (fixture) => {
  const { shopper } = fixture
  const { calls } = await openHeld(fixture, { code: 'deferred-code', more: HANGING, slow: ['/sent'] })
  await press(fixture, 'send', 'b')
  await shopper.sees('Page /b', '/b')
  // It is queued a second later, and thus after the form.
  await press(fixture, 'find')
  await shopper.sees('Page /find', '/find?q=1')
  // The page of the link is asked for twice: the second time by the browser.
  expect(calls()).toEqual(['GET /', 'POST /sent', 'GET /b', 'GET /b', 'GET /find?q=1'])
})

inPage(
  'a form that has overtaken a link stays in the page until it is sent while deferred-code hangs',
  async (fixture) => {
    const { site, shopper } = fixture
    const { answer } = await openHeld(fixture, { code: 'deferred-code', more: HANGING, slow: ['/b'], inside: CONTROLS })
    await press(fixture, 'b')
    await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
    await press(fixture, 'send')
    answer()
    await shopper.sees('Page /sent', '/sent')
    expect(site.callsTo('POST /sent')).toHaveLength(1)
  },
)

inPage('a link overtakes a slow form that the browser sends since deferred-code hangs', async (fixture) => {
  const { site, shopper } = fixture
  const { answer } = await openHeld(fixture, { code: 'deferred-code', more: HANGING, slow: ['/sent'] })
  // By a script of the page: a driver waits for the document that is on its way.
  await shopper.run(() => {
    let turns = 0
    const follow = () => {
      turns += 1
      if (turns < 100) setTimeout(follow)
      else document.getElementById('b')?.click()
    }
    addEventListener('beforeunload', ({ isTrusted }) => void (isTrusted && follow()))
  })
  await press(fixture, 'send')
  await expect.poll(() => site.callsTo('POST /sent').length).toBe(1)
  await shopper.sees('Page /b', '/b')
  answer()
  await shopper.settle()
  await shopper.sees('Page /b', '/b')
})

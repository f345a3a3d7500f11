import { once } from 'node:events'
import {
  asTheBrowser,
  expect,
  type Fixture,
  gate,
  inPage,
  link,
  type PageParts,
  tall,
  withLinks,
} from './fixture/suite.ts'

const page = (title: string, markup = '', more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${markup}`,
  ...more,
})

/** Sends the page up to the end of the area's content; the returned function sends the rest. */
function streamedPage({ site }: Pick<Fixture, 'site'>, path: string, parts: PageParts, rest: string): () => void {
  const held = gate()
  site.route(path, async ({ begin, response, call, nonce }) => {
    begin(parts)
    await Promise.race([held.passed, call.closed])
    response.end(rest.replaceAll('NONCE', nonce))
  })
  return held.open
}

const END = '</main></page-loader></body></html>'

asTheBrowser('row 66: the heading and first products are seen while the rest is on its way', async (fixture) => {
  const { site, shopper, isInPage } = fixture
  site.page('/', withLinks(link('next', '/b')))
  const letGo = streamedPage(
    fixture,
    '/b',
    page('B', '<ul id="list"><li>one</li><li>two</li>'),
    `<li>three</li></ul><p id="end">end</p><script nonce="NONCE">document.title += ' ran'</script>${END}`,
  )
  await shopper.open('/')
  // The page of the click is requested later by the browser itself: the driver would wait for the whole page.
  await shopper.run(() => void setTimeout(() => document.querySelector<HTMLElement>('#next')?.click()))
  if (isInPage) {
    await shopper.until(() => document.querySelector('h1')?.textContent === 'B')
    await shopper.until(() => document.querySelectorAll('#list li').length >= 1)
    expect(await shopper.run(() => [location.pathname, document.querySelector('#end'), scrollY])).toEqual([
      '/b',
      null,
      0,
    ])
    expect(await shopper.run(() => document.documentElement.ariaBusy)).toBe('true')
    const events = await shopper.events()
    expect(events.map(({ name }) => name)).toEqual(['before-visit', 'leave', 'swap'])
    expect(events.at(-1)?.detail).toMatchObject({ isStreamed: true })
  } else {
    await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
  }
  letGo()
  await shopper.sees('B', '/b', 'B ran')
  expect(await shopper.run(() => [...document.querySelectorAll('#list li')].map((item) => item.textContent))).toEqual([
    'one',
    'two',
    'three',
  ])
  expect(await shopper.text('#end')).toBe('end')
  expect(await shopper.run(() => document.title)).toBe('B ran')
})

inPage('row 66: the heading is painted before the answer has ended', async (fixture) => {
  const { site, shopper, engine } = fixture
  site.page('/', withLinks(link('next', '/b')))
  const main = '<h1 elementtiming="heading">B</h1><p>words</p><ul><li>one</li>'
  const letGo = streamedPage(fixture, '/b', { title: 'B', main }, `</ul>${END}`)
  await shopper.open('/')
  await shopper.run(() => {
    const painted: string[] = []
    Object.assign(globalThis, { painted })
    if (PerformanceObserver.supportedEntryTypes.includes('element'))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) painted.push((entry as unknown as { identifier: string }).identifier)
      }).observe({ type: 'element' })
  })
  await shopper.click('#next')
  if (engine === 'chromium')
    await shopper.until(() => (globalThis as unknown as { painted: string[] }).painted.includes('heading'))
  await shopper.until(
    () => (document.querySelector('h1')?.getBoundingClientRect().height ?? 0) > 0 && location.pathname === '/b',
  )
  expect(site.callsTo('GET /b')[0]?.isCut).toBe(false)
  letGo()
  await shopper.sees('B', '/b')
})

inPage('row 66: an element that streams in is whole when it connects', async (fixture) => {
  const { site, shopper } = fixture
  const define = `<script nonce="NONCE">globalThis.seen = []
    customElements.define('x-card', class extends HTMLElement { connectedCallback() { globalThis.seen.push(this.textContent) } })</script>`
  site.page('/', { ...withLinks(link('next', '/b')), head: define })
  const letGo = streamedPage(
    fixture,
    '/b',
    page('B', '<x-card>whole</x-card><x-card><b>half', { head: define }),
    ` and half</b></x-card>${END}`,
  )
  await shopper.open('/')
  await shopper.click('#next')
  const seen = () => shopper.run(() => (globalThis as unknown as { seen: string[] }).seen)
  await expect.poll(seen).toEqual(['whole'])
  letGo()
  await shopper.sees('B', '/b')
  expect(await seen()).toEqual(['whole', 'half and half'])
})

// WebKitGTK treats an aborted answer as a complete one.
inPage(
  'row 66: half a page, then a cut: what arrived stays, the shopper gets a message, and links work @not-webkit',
  async (fixture) => {
    const { site, shopper } = fixture
    const held = gate()
    site.page('/', withLinks(link('next', '/b')))
    site.route('/b', async ({ begin, response }) => {
      begin(page('B', `<p id="first">first</p>${link('home', '/')}<p>`))
      await held.passed
      response.destroy()
    })
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.until(() => document.querySelector('#first'))
    held.open()
    await expect.poll(() => shopper.eventNames()).toContain('error')
    expect(await shopper.text('#first')).toBe('first')
    await shopper.until(() => document.querySelector('dialog[open]'))
    expect(await shopper.run(() => document.documentElement.ariaBusy)).not.toBe('true')
    await shopper.run(() => document.querySelector<HTMLElement>('dialog[open] button')?.click())
    await shopper.until(() => !document.querySelector('dialog[open]'))
    await shopper.run(() => document.querySelector<HTMLElement>('#home')?.click())
    await shopper.sees('Start', '/')
  },
)

inPage('row 66: scripts run when the page is whole, a shopper who scrolls is left alone', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', withLinks(link('next', '/b')))
  const script = `<script nonce="NONCE">globalThis.ends = document.querySelectorAll('#end').length</script>`
  const letGo = streamedPage(fixture, '/b', page('B', `${tall('t', 3000)}${script}`), `<p id="end">end</p>${END}`)
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.until(() => document.querySelector('#t'))
  await shopper.scroll(700)
  letGo()
  await shopper.sees('B', '/b')
  await shopper.until(() => (globalThis as unknown as { ends?: number }).ends === 1)
  expect(await shopper.run(() => scrollY)).toBe(700)
})

inPage('row 66: characters that fall between two parts of the answer arrive whole', async ({ site, shopper }) => {
  const held = gate()
  const bytes = Buffer.from('<p id="said">10 € 😀 é</p>')
  site.page('/', withLinks(link('next', '/b')))
  site.route('/b', async ({ begin, response }) => {
    begin(page('B'))
    for (const byte of bytes) response.write(Buffer.from([byte]))
    await held.passed
    response.end(END)
  })
  await shopper.open('/')
  await shopper.click('#next')
  await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
  held.open()
  await shopper.sees('B', '/b')
  expect(await shopper.text('#said')).toBe('10 € 😀 é')
})

inPage(
  'row 64: the old page has the state leaving while the new one is fetched [NAV-54, NAV-57]',
  async ({ site, shopper }) => {
    site.page('/', { ...withLinks(link('next', '/b')), host: 'delay="120"' })
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.run(() => {
      const states: string[] = []
      Object.assign(globalThis, { states })
      const area = document.querySelector('main') as HTMLElement
      new MutationObserver(() =>
        states.push(`${area.dataset.visit ?? 'none'} ${area.querySelector('h1')?.textContent}`),
      ).observe(area, { attributeFilter: ['data-visit'] })
    })
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    const states = () => shopper.run(() => (globalThis as unknown as { states: string[] }).states)
    await expect.poll(async () => (await states()).at(-1)).toBe('none B')
    expect((await states())[0]).toBe('leaving Start')
    expect((await states()).some((state) => state.startsWith('entering'))).toBe(true)
  },
)

inPage(
  'row 65: with view transitions the new page is shown by one, and a new visit skips the running one',
  async (fixture) => {
    const { site, shopper } = fixture
    const host = 'view-transitions'
    site.page('/', { ...withLinks(link('next', '/b'), link('other', '/c')), host })
    site.page('/b', { title: 'B', host, main: `<h1>B</h1>${link('other', '/c')}` })
    site.page('/c', { title: 'C', host })
    await shopper.open('/')
    await shopper.run(() => {
      const page = document as Document & { startViewTransition?: (update: () => unknown) => unknown }
      const start = page.startViewTransition?.bind(document)
      Object.assign(globalThis, { transitions: 0 })
      if (start)
        page.startViewTransition = (update) => {
          ;(globalThis as unknown as { transitions: number }).transitions += 1
          return start(update)
        }
    })
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await shopper.run(() => document.querySelector<HTMLElement>('#other')?.click())
    await shopper.sees('C', '/c')
    const { transitions, isKnown } = await shopper.run(() => ({
      transitions: (globalThis as unknown as { transitions: number }).transitions,
      isKnown: 'startViewTransition' in document,
    }))
    expect(transitions).toBe(isKnown ? 2 : 0)
    const swaps = (await shopper.events()).filter(({ name }) => name === 'swap')
    expect(swaps.map(({ detail }) => detail.isStreamed)).toEqual(isKnown ? [false, false] : [true, true])
  },
)

/** A tenth of a second. */
function silence(): Buffer {
  const sound = Buffer.alloc(44 + 800)
  sound.write('RIFF____WAVEfmt ')
  sound.writeUInt32LE(sound.length - 8, 4)
  for (const [value, place] of [[16, 16] as const, [8_000, 24] as const, [8_000, 28] as const])
    sound.writeUInt32LE(value, place)
  for (const [value, place] of [[1, 20] as const, [1, 22] as const, [1, 32] as const, [8, 34] as const])
    sound.writeUInt16LE(value, place)
  sound.write('data', 36)
  sound.writeUInt32LE(800, 40)
  return sound.fill(128, 44)
}

asTheBrowser('row 41: a sound of the new page is alive, and loads', async ({ site, shopper }) => {
  site.route('/sound.wav', ({ response }) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(silence()))
  site.page('/', page('Start', link('next', '/b'), { policy: false }))
  site.page('/b', page('B', '<audio id="sound" src="/sound.wav" preload="auto" controls></audio>', { policy: false }))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.until(() => (document.querySelector<HTMLAudioElement>('#sound')?.readyState ?? 0) > 0)
})

asTheBrowser('row 49: what was open over the page before is closed', async ({ site, shopper }) => {
  const before = '<div id="menu" popover>menu</div>'
  site.page('/', page('Start', link('next', '/b'), { before }))
  site.page('/b', page('B', '', { before }))
  await shopper.open('/')
  await shopper.run(() => document.querySelector<HTMLElement>('#menu')?.showPopover())
  await shopper.run(() => document.querySelector<HTMLElement>('#next')?.click())
  await shopper.sees('B', '/b')
  expect(await shopper.run(() => document.querySelectorAll(':popover-open').length)).toBe(0)
})

inPage('row 66: timers have their turns while five megabytes stream in', async (fixture) => {
  const { site, shopper } = fixture
  // The list is not rendered: the time that the browser needs for a frame is not measured.
  const cards = '<li><a href="/v"><h2>Vase</h2></a><p>Blue glass, blown by hand</p><b>24,00 €</b></li>'.repeat(100)
  site.page('/', withLinks(link('next', '/b')))
  site.route('/b', async ({ begin, response, call }) => {
    begin(page('B', '<ul hidden>'))
    for (let size = 0; size < 5_000_000 && !call.isCut; size += cards.length) {
      if (!response.write(cards)) await Promise.race([once(response, 'drain'), call.closed])
    }
    response.end(`</ul><p id="end">end</p>${END}`)
  })
  await shopper.open('/')
  // The number of timer calls between the first card and the last: on a slow machine it is not lower.
  const turns = await shopper.run(async () => {
    document.querySelector<HTMLElement>('#next')?.click()
    let count = 0
    while (!document.querySelector('#end')) {
      await new Promise((turn) => setTimeout(turn))
      if (document.querySelector('li')) count += 1
    }
    return count
  })
  expect(turns).toBeGreaterThan(10)
})

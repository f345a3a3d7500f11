import {
  asTheBrowser,
  expect,
  type Fixture,
  gate,
  inPage,
  link,
  type PageParts,
  tall,
  test,
  withLinks,
} from './fixture/suite.ts'

// No page of another test is in the history.
test.use({ tab: 'new' })

const page = (title: string, markup = ''): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('a', '/a')}${link('b', '/b')}${link('c', '/c')}${markup}`,
})

/** Reloads a page without these files of the library, until the gate is opened. */
async function reloadWithout({ site, shopper }: Pick<Fixture, 'site' | 'shopper'>, files: RegExp) {
  const late = gate()
  site.held = { files, until: late.passed }
  await shopper.run(() => void setTimeout(() => location.reload()))
  await expect
    .poll(() => site.libraryCalls.some((path) => path.startsWith('/reloaded/') && files.test(path)))
    .toBe(true)
  return late
}

const position = () => [Math.round(scrollX), Math.round(scrollY)]

inPage('row 46: address and history change when the new page is there, not before', async ({ site, shopper }) => {
  const held = gate()
  site.page('/a', page('A'))
  site.route('/b', async ({ page: answer }) => {
    await held.passed
    answer(page('B'))
  })
  await shopper.open('/a')
  const entries = await shopper.historyLength()
  await shopper.click('#b')
  await expect.poll(() => site.callsTo('GET /b').length).toBe(1)
  expect([await shopper.address(), await shopper.historyLength()]).toEqual(['/a', entries])
  held.open()
  await shopper.sees('B', '/b')
  expect(await shopper.historyLength()).toBe(entries + 1)
})

asTheBrowser(
  'row 47: Back and Forward bring content and title, also after a reload [NAV-04]',
  async ({ site, shopper, isInPage }) => {
    for (const name of ['a', 'b', 'c']) site.page(`/${name}`, page(name.toUpperCase()))
    await shopper.open('/a')
    for (const name of ['b', 'c']) {
      await shopper.click(`#${name}`)
      await shopper.sees(name.toUpperCase(), `/${name}`)
    }
    const entries = await shopper.historyLength()
    await shopper.back()
    await shopper.sees('B', '/b')
    expect(await shopper.isSamePage()).toBe(isInPage)
    await shopper.reload()
    await shopper.sees('B', '/b')
    await shopper.back()
    await shopper.sees('A', '/a')
    await shopper.forward()
    await shopper.sees('B', '/b')
    await shopper.forward()
    await shopper.sees('C', '/c')
    expect(await shopper.run(() => document.title)).toBe('C')
    expect(await shopper.historyLength()).toBe(entries)
  },
)

asTheBrowser('row 47: a visit after Back drops the entries ahead', async ({ site, shopper }) => {
  for (const name of ['a', 'b', 'c']) site.page(`/${name}`, page(name.toUpperCase()))
  await shopper.open('/a')
  const entries = await shopper.historyLength()
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('A', '/a')
  await shopper.click('#c')
  await shopper.sees('C', '/c')
  expect(await shopper.historyLength()).toBe(entries + 1)
  await shopper.back()
  await shopper.sees('A', '/a')
})

for (const [what, files] of [
  ['any', /\/vitrine\.js$/],
  ['its', /page-loader/],
] as const)
  inPage(`row 47: Back after a reload that is faster than ${what} code`, async ({ site, shopper }) => {
    for (const name of ['a', 'b', 'c']) site.page(`/${name}`, page(name.toUpperCase()))
    await shopper.open('/a')
    for (const name of ['b', 'c']) {
      await shopper.click(`#${name}`)
      await shopper.sees(name.toUpperCase(), `/${name}`)
    }
    const slow = await reloadWithout({ site, shopper }, files)
    await shopper.back()
    await shopper.until(() => location.pathname === '/b')
    slow.open()
    await shopper.sees('B', '/b')
    await shopper.back()
    await shopper.sees('A', '/a')
    await shopper.forward()
    await shopper.sees('B', '/b')
  })

inPage('row 47: Back after a reload where the code does not come is done by the browser', async ({ site, shopper }) => {
  for (const name of ['a', 'b']) site.page(`/${name}`, { ...page(name.toUpperCase()), settings: { actTimeout: 1_000 } })
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  const late = await reloadWithout({ site, shopper }, /page-loader/)
  await shopper.back()
  await shopper.until(() => document.querySelector('h1')?.textContent === 'A')
  late.open()
  await shopper.sees('A', '/a')
})

inPage(
  'row 48: an entry that another script made is loaded when Back or Forward shows it',
  async ({ site, shopper }) => {
    site.page('/a', (call) => page(call.url))
    site.page('/b', page('B'))
    await shopper.open('/a')
    await shopper.run(() => history.pushState({ of: 'a script' }, '', '/a?page=2'))
    await shopper.click('#b')
    await shopper.sees('B', '/b')
    await shopper.back()
    await shopper.sees('/a?page=2', '/a?page=2')
    await shopper.back()
    await shopper.sees('/a', '/a')
    await shopper.forward()
    await shopper.sees('/a?page=2', '/a?page=2')
    expect(await shopper.isSamePage()).toBe(true)
  },
)

asTheBrowser('row 49: a new page begins at its top [NAV-05]', async ({ site, shopper }) => {
  site.page('/a', page('A', tall('t', 4000)))
  site.page('/b', page('B', tall('t', 4000)))
  await shopper.open('/a')
  await shopper.scroll(40)
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  expect(await shopper.run(position)).toEqual([0, 0])
})

asTheBrowser('row 50: Back and Forward come to where one was, sideways too [NAV-05]', async ({ site, shopper }) => {
  const wide = tall('t', 4000, 3000)
  site.page('/a', page('A', wide + link('far', '/b')))
  site.page('/b', page('B', wide))
  await shopper.open('/a')
  await shopper.scroll(2100, 600)
  await shopper.settle()
  await shopper.run(() => document.querySelector<HTMLElement>('#far')?.click())
  await shopper.sees('B', '/b')
  await shopper.until(() => scrollY === 0 && scrollX === 0)
  await shopper.scroll(900, 300)
  await shopper.settle()
  await shopper.back()
  await shopper.sees('A', '/a')
  await shopper.until(() => scrollY === 2100 && scrollX === 600)
  await shopper.settle()
  await shopper.forward()
  await shopper.sees('B', '/b')
  await shopper.until(() => scrollY === 900 && scrollX === 300)
})

inPage('row 50: two entries of one address keep a place each', async ({ site, shopper }) => {
  site.page('/a', page('A', tall('t', 4000)))
  site.page('/b', page('B', tall('t', 4000)))
  await shopper.open('/a')
  await shopper.scroll(500)
  await shopper.settle()
  for (const [name, top] of [
    ['b', 100],
    ['a', 1500],
    ['b', 0],
  ] as const) {
    await shopper.run((id) => document.getElementById(id)?.click(), name)
    await shopper.sees(name.toUpperCase(), `/${name}`)
    await shopper.scroll(top)
    await shopper.settle()
  }
  for (const top of [1500, 100, 500]) {
    await shopper.back()
    await shopper.until((wanted) => scrollY === wanted, top)
    await shopper.settle()
  }
})

/**
 * A page whose end gets its height later when it is shown for the second time: a few frames after the event `now-grow`.
 */
const growing = `${tall('t', 1800)}<div id="late"></div><script nonce="NONCE">{
  const grow = () => document.querySelector('#late').style.setProperty('block-size', '4000px')
  const after = (frames) => (frames > 0 ? requestAnimationFrame(() => after(frames - 1)) : grow())
  if (sessionStorage.grows) document.addEventListener(sessionStorage.grows, () => after(8), { once: true })
  else grow()
}</script>`

inPage('row 51: Back restores the position when the page grows later', async ({ site, shopper }) => {
  site.page('/a', page('A', growing))
  site.page('/b', page('B'))
  await shopper.open('/a')
  await shopper.scroll(4500)
  await shopper.settle()
  await shopper.run(() => {
    sessionStorage.grows = 'page:loaded'
    document.querySelector<HTMLElement>('#b')?.click()
  })
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('A', '/a')
  await shopper.until(() => document.querySelector('#late')?.clientHeight === 4000)
  await shopper.until(() => scrollY === 4500)
})

inPage('row 51: who scrolls is left alone when the page grows later', async ({ site, shopper }) => {
  site.page('/a', page('A', growing))
  site.page('/b', page('B'))
  await shopper.open('/a')
  await shopper.scroll(4500)
  await shopper.settle()
  await shopper.run(() => {
    sessionStorage.grows = 'now-grow'
    document.querySelector<HTMLElement>('#b')?.click()
  })
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('A', '/a')
  await shopper.window.input.move(400, 400)
  await shopper.window.wheel(-200)
  await shopper.settle()
  await shopper.scroll(100)
  await shopper.run(() => document.dispatchEvent(new Event('now-grow')))
  await shopper.until(() => document.querySelector('#late')?.clientHeight === 4000)
  await shopper.settle()
  expect(await shopper.run(() => scrollY)).toBe(100)
})

asTheBrowser('row 52: a reload keeps the place, also in a page that a link has loaded', async ({ site, shopper }) => {
  site.page('/a', page('A'))
  site.page('/b', page('B', tall('t', 4000)))
  await shopper.open('/a')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.scroll(1700)
  await shopper.settle()
  await shopper.reload()
  await shopper.sees('B', '/b')
  await shopper.until(() => scrollY === 1700)
})

inPage('row 56: the loader does not keep the page out of the back/forward cache', async ({ site, shopper, engine }) => {
  site.page('/a', { ...withLinks(link('out', '/logoff')), title: 'A', headers: { 'Cache-Control': 'private' } })
  site.page('/logoff', { title: 'Out' })
  await shopper.open('/a')
  const listeners = await shopper.run(() => {
    const used = ['onunload', 'onbeforeunload'].filter(
      (name) => (globalThis as unknown as Record<string, unknown>)[name],
    )
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted }))
    return used
  })
  expect(listeners).toEqual([])
  await shopper.click('#out')
  await shopper.sees('Out', '/logoff')
  await shopper.back()
  await shopper.until(() => document.querySelector('#out'))
  // A driven Chromium has no back/forward cache; Firefox does.
  if (engine === 'firefox') {
    await shopper.until(() => 'wasKept' in globalThis)
    expect(await shopper.isSamePage()).toBe(true)
  }
  site.page('/next', { title: 'Next' })
  await shopper.until(() => document.body.classList.contains('loaded'))
  await shopper.run(() => document.querySelector('#out')?.setAttribute('href', '/next'))
  await shopper.click('#out')
  await shopper.sees('Next', '/next')
})

inPage('a page that writes 150 addresses at once is left in place all the same', async ({ site, shopper }) => {
  site.page('/a', page('A'))
  site.page('/b', page('B'))
  await shopper.open('/a')
  await shopper.run(() => {
    for (let count = 1; count <= 150; count += 1) {
      try {
        history.replaceState(history.state, '', `/a?count=${count}`)
      } catch {
        // WebKit accepts a hundred in ten seconds.
      }
    }
  })
  await shopper.click('#b')
  await shopper.until(() => document.querySelector('main h1')?.textContent === 'B' && document.title === 'B')
  expect(await shopper.run(() => document.querySelector('dialog[open]') === null)).toBe(true)
  // The address follows once the browser accepts entries again.
  await expect.poll(() => shopper.address()).toBe('/b')
  await shopper.sees('B', '/b')
  expect(await shopper.isSamePage()).toBe(true)
  expect(site.callsTo('GET /b')).toHaveLength(1)
})

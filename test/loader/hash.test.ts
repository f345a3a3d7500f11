import { asTheBrowser, expect, inPage, link, tall, withLinks } from './fixture/suite.ts'

const section = `${tall('above', 1500)}<h2 id="section">Section</h2>${tall('below', 2500)}`
const longPage = { title: 'Long', main: `<h1>Long</h1>${link('down', '#section')}${section}` }

/** Layout has fractions of a pixel, but the scroll position of some browsers does not. */
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN

asTheBrowser('row 10: a link to the shown page loads it anew, without another entry', async ({ site, shopper }) => {
  let count = 0
  site.page('/', () => ({ title: 'Start', main: `<h1>Visit ${++count}</h1>${link('again', '/')}` }))
  await shopper.open('/')
  const entries = await shopper.historyLength()
  await shopper.click('#again')
  await shopper.sees('Visit 2', '/')
  expect(await shopper.historyLength()).toBe(entries)
})

asTheBrowser('row 11: a link to a place of the page asks nothing of the server', async ({ site, shopper }) => {
  site.page('/long', longPage)
  await shopper.open('/long')
  const entries = await shopper.historyLength()
  await shopper.click('#down')
  await shopper.until(() => location.hash === '#section')
  await shopper.until(() => scrollY > 1000)
  await shopper.settle()
  expect(site.calls).toHaveLength(1)
  expect(await shopper.isSamePage()).toBe(true)
  expect(await shopper.historyLength()).toBe(entries + 1)
  await shopper.back()
  await shopper.until(() => location.hash === '' && scrollY < 10)
  await shopper.forward()
  await shopper.until(() => location.hash === '#section' && scrollY > 1000)
  expect(site.calls).toHaveLength(1)
})

inPage(
  'row 11: it gets there smoothly, 200 pixels before its place [NAV-06, LIMIT-011, LIMIT-012]',
  async ({ site, shopper }) => {
    site.page('/long', longPage)
    await shopper.open('/long')
    await shopper.run(() => {
      const seen: number[] = []
      // The page's own clock: 100 milliseconds for each frame.
      let time = performance.now()
      performance.now = () => time
      const look = () => {
        seen.push(scrollY)
        time += 100
        requestAnimationFrame(look)
      }
      look()
      Object.assign(globalThis, { seen })
    })
    const target = await shopper.run(topOf, 'section')
    await shopper.click('#down')
    await shopper.until((end) => Math.abs(scrollY - end) <= 1, target - 200)
    const between = await shopper.run(
      (end) => new Set((globalThis as unknown as { seen: number[] }).seen.filter((y) => y > 5 && y < end - 5)).size,
      target - 200,
    )
    // 800 milliseconds are eight steps; the last one ends there.
    expect(between).toBeGreaterThanOrEqual(5)
    expect(between).toBeLessThanOrEqual(7)
    await shopper.settle()
    expect(Math.abs((await shopper.run(topOf, 'section')) - 200)).toBeLessThan(1)
  },
)

inPage(
  'row 11: focus moves to the place, also under reduced motion, where nothing moves slowly',
  async ({ site, shopper }) => {
    site.page('/long', longPage)
    await shopper.window.reduceMotion()
    await shopper.open('/long')
    const isReduced = await shopper.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
    await shopper.run(() => {
      const seen = new Set<number>()
      document.addEventListener('scroll', () => seen.add(scrollY))
      Object.assign(globalThis, { seen })
    })
    await shopper.click('#down')
    await shopper.until(() => document.activeElement?.id === 'section')
    await shopper.until(
      () => Math.abs((document.getElementById('section')?.getBoundingClientRect().top ?? 0) - 200) < 1,
    )
    // The event of a scroll is sent in the next frame.
    await shopper.until(() => (globalThis as unknown as { seen: Set<number> }).seen.size > 0)
    const steps = await shopper.run(() => (globalThis as unknown as { seen: Set<number> }).seen.size)
    if (isReduced) expect(steps).toBe(1)
  },
)

for (const [what, href] of [
  ['a place that does not exist', '#nowhere'],
  ['the top', '#'],
  ['the top by its name', '#top'],
  ['a hostile name', '#"><img src=x onerror=alert(1)>'],
  ['a name with a broken escape', '#%E0%A4%A'],
] as const) {
  asTheBrowser(`row 11: a link to ${what} changes the hash and breaks nothing`, async ({ site, shopper }) => {
    const written = href.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    site.page('/', { title: 'Start', main: `<h1>Start</h1>${link('go', written)}${link('next', '/b')}` })
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.click('#go')
    await shopper.until(() => location.href.includes('#'))
    await shopper.settle()
    expect(site.calls).toHaveLength(1)
    expect(await shopper.run(() => document.querySelectorAll('img').length)).toBe(0)
    await shopper.click('#next')
    await shopper.sees('B', '/b')
  })
}

asTheBrowser('row 12: a link to a place of another page leads to the place', async ({ site, shopper, isInPage }) => {
  site.page('/', withLinks(link('next', '/long#section')))
  site.page('/long', longPage)
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('Long', '/long#section')
  await shopper.until(() => scrollY > 1000)
  expect(await shopper.isSamePage()).toBe(isInPage)
  expect(site.calls.map(({ url }) => url)).toEqual(['/', '/long'])
})

asTheBrowser('row 12: the place survives a redirect that names none', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/old#section')))
  site.route('/old', ({ response }) => response.writeHead(302, { Location: '/long?x=1' }).end())
  site.page('/long', longPage)
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('Long', '/long?x=1#section')
  await shopper.until(() => scrollY > 1000)
})

asTheBrowser('row 11: an id may hold percent signs itself', async ({ site, shopper }) => {
  site.page('/', {
    title: 'Long',
    main: `<h1>Long</h1>${link('down', '#a%20b')}${tall('above', 1500)}<h2 id="a%20b">Here</h2>${tall('below', 2500)}`,
  })
  await shopper.open('/')
  await shopper.click('#down')
  await shopper.until(() => location.hash === '#a%20b' && scrollY > 1000)
})

asTheBrowser('row 11: what is folded or hidden until it is found opens for its anchor', async ({ site, shopper }) => {
  const folded = '<details id="more"><summary>More</summary><p id="inside">inside</p></details>'
  const hidden = '<div id="hidden" hidden="until-found"><p id="found">found</p></div>'
  const links = link('first', '#inside') + link('second', '#found')
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${link('b', '/b#inside')}${links}${folded}${hidden}` })
  site.page('/b', { title: 'B', main: `<h1>B</h1>${links}${folded}${hidden}` })
  await shopper.open('/')
  await shopper.click('#first')
  await shopper.until(() => document.querySelector<HTMLDetailsElement>('#more')?.open)
  await shopper.click('#second')
  await shopper.until(() => document.querySelector('#hidden')?.hasAttribute('hidden') === false)
  await shopper.click('#b')
  await shopper.sees('B', '/b#inside')
  await shopper.until(() => document.querySelector<HTMLDetailsElement>('#more')?.open)
})

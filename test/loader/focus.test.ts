import { asTheBrowser, expect, type Fixture, gate, inPage, link, type PageParts, withLinks } from './fixture/suite.ts'

const page = (title: string, markup = '', more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('next', '/b')}${link('other', '/c')}${markup}`,
  ...more,
})

const focused = (shopper: Fixture['shopper']) =>
  shopper.run(() => document.activeElement?.id || document.activeElement?.localName || '')

inPage('row 53: after a visit, focus is on the heading of the new page', async ({ site, shopper }) => {
  site.page('/', page('Start'))
  site.page('/b', page('B'))
  await shopper.open('/')
  await shopper.window.focus('#next')
  await shopper.window.press('Enter')
  await shopper.sees('B', '/b')
  expect(await focused(shopper)).toBe('h1')
  expect(await shopper.run(() => scrollY)).toBe(0)
  await shopper.window.press('Tab')
  expect(await focused(shopper)).toBe('next')
  await shopper.settle()
  expect(await focused(shopper)).toBe('next')
})

asTheBrowser('row 53: a field that asks for focus has it', async ({ site, shopper }) => {
  site.page('/', page('Start'))
  site.page('/b', page('B', '<input id="field" autofocus>'))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await expect.poll(() => focused(shopper)).toBe('field')
})

inPage('row 53: a place of the address has focus, before all else', async ({ site, shopper }) => {
  site.page('/', withLinks(link('there', '/b#place')))
  site.page('/b', page('B', '<input id="field" autofocus><h2 id="place">Place</h2>'))
  await shopper.open('/')
  await shopper.click('#there')
  await shopper.sees('B', '/b#place')
  await shopper.settle()
  expect(await focused(shopper)).toBe('place')
  expect(await shopper.run(() => document.querySelector('#field')?.hasAttribute('autofocus'))).toBe(true)
})

inPage(
  'row 53: a page without a heading has focus itself; Back gives it back to the link',
  async ({ site, shopper }) => {
    site.page('/', page('Start'))
    site.page('/c', { title: 'C', main: `<p>no heading</p>${link('home', '/')}` })
    await shopper.open('/')
    await shopper.window.focus('#other')
    await shopper.window.press('Enter')
    await shopper.until(() => document.querySelector('#home') && document.documentElement.ariaBusy !== 'true')
    expect(await focused(shopper)).toBe('page')
    await shopper.back()
    await shopper.sees('Start', '/')
    await expect.poll(() => focused(shopper)).toBe('other')
  },
)

inPage('row 53: Back focuses a link again that is added later', async ({ site, shopper }) => {
  const held = gate()
  let count = 0
  site.page('/c', page('C'))
  site.route('/', async ({ begin, response }) => {
    count += 1
    begin({ title: 'Start', main: '<h1>Start</h1><p>words</p>' })
    if (count > 1) await held.passed
    response.end(`<p>${link('late', '/c')}</p></main></page-loader></body></html>`)
  })
  await shopper.open('/')
  await shopper.window.focus('#late')
  await shopper.window.press('Enter')
  await shopper.sees('C', '/c')
  await shopper.back()
  await shopper.until(() => document.querySelector('h1')?.textContent === 'Start')
  held.open()
  await shopper.sees('Start', '/')
  await expect.poll(() => focused(shopper)).toBe('late')
})

inPage(
  'row 54: a new page is read out once: by its heading, which has the focus, or else politely by its title',
  async ({ site, shopper }) => {
    site.page('/', page('Start'))
    site.page('/b', page('B'))
    site.page('/c', page('C', '<input id="first" autofocus>'))
    await shopper.open('/')
    await shopper.run(() => {
      const announced: string[] = []
      Object.assign(globalThis, { announced })
      new MutationObserver((records) => {
        for (const { target } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            '[role=status], [aria-live]',
          )
          if (region?.textContent) announced.push(region.textContent)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    const announced = () => shopper.run(() => (globalThis as unknown as { announced: string[] }).announced)
    expect(await focused(shopper)).toBe('h1')
    await shopper.click('#other')
    await shopper.sees('C', '/c')
    await expect.poll(announced).toEqual(['C'])
    await expect.poll(() => focused(shopper)).toBe('first')
  },
)

inPage('row 55: the page is busy until the new one is [NAV-61, NAV-62]', async ({ site, shopper }) => {
  const held = gate()
  site.page('/', page('Start'))
  site.route('/b', async ({ page: answer }) => {
    await held.passed
    answer(page('B'))
  })
  await shopper.open('/')
  const state = () =>
    shopper.run(() => [
      document.documentElement.ariaBusy,
      document.querySelector('main')?.ariaBusy,
      document.body.classList.contains('loaded'),
    ])
  expect(await state()).toEqual([null, null, true])
  await shopper.click('#next')
  await expect.poll(state).toEqual(['true', 'true', false])
  held.open()
  await shopper.sees('B', '/b')
  await expect.poll(state).toEqual([null, null, true])
})

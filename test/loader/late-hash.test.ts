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

const END = '</main></page-loader></body></html>'
const REST = `${tall('more', 1500)}<h2 id="late">Late</h2>${tall('below', 2500)}${END}`
const PARTS: PageParts = {
  title: 'B',
  main: `<h1>B</h1>${link('down', '#late')}${link('c', '/c')}${tall('above', 1500)}<p>`,
}

/**
 * Opens a page whose end waits, and presses a link in its beginning that leads to the end: by a script of the page,
 * since a driver waits for whole documents. The returned function sends the end.
 */
async function pressEarly({ site, shopper }: Fixture): Promise<() => void> {
  const pressed = gate()
  const held = gate()
  await shopper.runFirst(() => {
    const look = setInterval(() => {
      const down = document.querySelector<HTMLElement>('#down')
      if (!down?.getClientRects().length) return
      clearInterval(look)
      down.click()
      setTimeout(() => fetch('/pressed'))
    })
  })
  site.page('/', withLinks(link('next', '/b')))
  site.route('/pressed', ({ response }) => {
    pressed.open()
    response.writeHead(204).end()
  })
  site.route('/b', async ({ begin, response }) => {
    begin(PARTS)
    await held.passed
    response.end(REST)
  })
  await shopper.open('/')
  await shopper.run(() => void setTimeout(() => document.querySelector<HTMLElement>('#next')?.click()))
  await pressed.passed
  return held.open
}

/** The end of the scroll: at the top of the target, or 200 pixels before; browsers scroll by whole pixels. */
const isAtTarget = () => {
  const top = document.getElementById('late')?.getBoundingClientRect().top ?? -9
  return [0, 200].some((place) => Math.abs(top - place) < 1)
}

asTheBrowser('row 11: a link to what has yet to arrive leads to it once all is there', async (fixture) => {
  const { shopper, engine, isInPage } = fixture
  const letGo = await pressEarly(fixture)
  letGo()
  await shopper.sees('B', '/b#late')
  // Firefox itself does not scroll.
  if (isInPage || engine !== 'firefox') await shopper.until(isAtTarget)
  if (isInPage) expect(await shopper.run(() => document.activeElement?.id)).toBe('late')
})

inPage('row 11: who scrolls before it arrives stays where they are', async (fixture) => {
  const { shopper } = fixture
  const letGo = await pressEarly(fixture)
  await shopper.until(() => location.hash === '#late')
  await shopper.window.input.move(300, 300)
  await shopper.window.wheel(200)
  await shopper.until(() => scrollY === 200)
  letGo()
  await shopper.sees('B', '/b#late')
  await shopper.settle()
  expect(await shopper.run(() => scrollY)).toBe(200)
})

asTheBrowser('row 11: Back before it arrives leads to the link, and the page arrives', async (fixture) => {
  const { shopper } = fixture
  const letGo = await pressEarly(fixture)
  await shopper.until(() => location.hash === '#late')
  await shopper.back()
  await shopper.until(() => location.hash === '')
  letGo()
  await shopper.sees('B', '/b')
  await shopper.until(() => document.getElementById('late'))
  await shopper.settle()
  expect(await shopper.run(() => scrollY)).toBe(0)
})

inPage('row 11: who follows another link before it arrives is at the top of the other page', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/c', { title: 'C', main: `<h1>C</h1>${tall('high', 2500)}<h2 id="late">Late</h2>${tall('below', 2500)}` })
  const letGo = await pressEarly(fixture)
  await shopper.until(() => location.hash === '#late')
  await shopper.click('#c')
  letGo()
  await shopper.sees('C', '/c')
  await shopper.settle()
  expect(await shopper.run(() => scrollY)).toBe(0)
})

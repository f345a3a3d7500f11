import { asTheBrowser, expect, type Fixture, gate, inPage, link, type PageParts } from './fixture/suite.ts'

const section = '<p id="section">A section</p>'
const start = (markup: string): PageParts => ({ title: 'Start', main: `<h1>Start</h1>${markup}${section}` })

/** Presses an element whose answer waits; the returned function sends the answer. */
async function pressHeld({ site, shopper }: Fixture, id: string, call: string): Promise<() => void> {
  const [method, path = ''] = call.split(' ')
  const held = gate()
  site.route(path, async ({ page }) => {
    await held.passed
    page({ title: `Answer to ${method}` })
  })
  await shopper.run((name) => document.getElementById(name)?.click(), id)
  await expect.poll(() => site.callsTo(call).length).toBe(1)
  return held.open
}

inPage('a link within the page leaves a visit alone that is under way', async (fixture) => {
  const { site, shopper } = fixture
  site.page('/', start(`${link('b', '/b')}${link('down', '#section')}`))
  await shopper.open('/')
  const answer = await pressHeld(fixture, 'b', 'GET /b')
  await shopper.run(() => document.querySelector<HTMLElement>('#down')?.click())
  await shopper.until(() => location.hash === '#section')
  answer()
  await shopper.sees('Answer to GET', '/b')
  await shopper.back()
  await shopper.sees('Start', '/#section')
})

inPage('of a form that is under way and a link the last one wins', async (fixture) => {
  const { site, shopper } = fixture
  const form = '<form method="post" action="/sent"><button id="send">Send</button></form>'
  site.page('/', start(`${form}${link('b', '/b')}`))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  const answer = await pressHeld(fixture, 'send', 'POST /sent')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  answer()
  await shopper.settle()
  await shopper.sees('B', '/b')
})

asTheBrowser('a link that a script takes away at its click is followed', async ({ site, shopper }) => {
  const script = `<script nonce="NONCE">document.querySelector('#b').addEventListener('click', ({ target }) => target.remove())</script>`
  site.page('/', start(`${link('b', '/b')}${script}`))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
})

asTheBrowser('a style with the nonce of the script that makes it holds', async ({ site, shopper }) => {
  const script = `<script nonce="NONCE">{
    const style = Object.assign(document.createElement('style'), { textContent: 'h1 { opacity: .5 }' })
    style.nonce = document.currentScript.nonce
    document.head.append(style)
  }</script>`
  site.page('/', start(link('b', '/b')))
  site.page('/b', { title: 'B', main: `<h1>B</h1>${script}` })
  await shopper.open('/')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.until(() => getComputedStyle(document.querySelector('h1') as Element).opacity === '0.5')
})

asTheBrowser('a page that is shown has its pageshow', async ({ site, shopper }) => {
  const script = `<script nonce="NONCE">
    addEventListener('pageshow', ({ persisted }) => { document.body.dataset.isPersisted = String(persisted) })
    window.onpageshow = () => { document.body.dataset.shown = 'yes' }
  </script>`
  site.page('/', start(link('b', '/b')))
  site.page('/b', { title: 'B', main: `<h1>B</h1>${script}` })
  await shopper.open('/')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.until(() => document.body.dataset.isPersisted === 'false' && document.body.dataset.shown === 'yes')
})

asTheBrowser('the forms of a page keep their attributes', async ({ site, shopper }) => {
  const form = '<form action="/b"><input name="q" value="1"><button id="send">Send</button></form>'
  site.page('/', start(`${form}${link('b', '/b')}`))
  site.page('/b', ({ url }) => ({ title: `B${url.search}`, main: `<h1>B</h1>${form}${form}` }))
  const attributes = () => shopper.run(() => [...document.forms].map((one) => one.getAttributeNames().join()))
  await shopper.open('/')
  await shopper.click('#b')
  await shopper.sees('B', '/b')
  await shopper.click('#send')
  await shopper.until(() => location.search === '?q=1')
  expect(await attributes()).toEqual(['action', 'action'])
  await shopper.back()
  await shopper.sees('B', '/b')
  expect(await attributes()).toEqual(['action', 'action'])
})

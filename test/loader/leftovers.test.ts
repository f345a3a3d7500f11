import { asTheBrowser, expect, inPage, link, tall, withLinks } from './fixture/suite.ts'

asTheBrowser('a page without a title has none', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: '', main: '<h1>B</h1>' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.run(() => document.title)).toBe('')
})

asTheBrowser('a page area that scrolls by itself begins at its top', async ({ site, shopper }) => {
  const head = '<style nonce="NONCE">main { height: 300px; overflow: auto }</style>'
  site.page('/', { title: 'Start', head, main: `<h1>Start</h1>${tall('t', 900)}${link('next', '/b')}` })
  site.page('/b', { title: 'B', head, main: `<h1>B</h1>${tall('t', 900)}` })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await shopper.run(() => document.querySelector('main')?.scrollTop)).toBe(0)
})

asTheBrowser('a link says what the next page learns of this one', async ({ site, shopper }) => {
  const links = link('none', '/b', 'rel="noreferrer"') + link('origin', '/b', 'referrerpolicy="origin"')
  site.page('/', withLinks(links))
  site.page('/b', { title: 'B' })
  for (const [id, referrer] of [
    ['none', undefined],
    ['origin', `${site.url}/`],
  ] as const) {
    await shopper.open('/')
    await shopper.click(`#${id}`)
    await shopper.sees('B', '/b')
    expect(site.callsTo('GET /b').at(-1)?.headers.referer).toBe(referrer)
  }
})

// The driver of WebKit itself answers the question of a page that is about to be left.
asTheBrowser('a page that wants to be asked before it is left is asked @not-webkit', async ({ site, shopper }) => {
  const form = '<form method="post" action="/b"><button id="send">Send</button></form>'
  site.page('/', { ...withLinks(link('next', '/b')), after: form })
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  for (const id of ['#next', '#send']) {
    const asked = shopper.window.answer(false)
    await shopper.click(id)
    await asked
    await shopper.sees('Start', '/')
  }
  expect(site.calls).toHaveLength(1)
  const asked = shopper.window.answer(true)
  await shopper.click('#next')
  await asked
  await shopper.sees('B', '/b')
})

asTheBrowser('an anchor of the page says that the hash has changed', async ({ site, shopper }) => {
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${link('down', '#place')}<p id="place">place</p>` })
  await shopper.open('/')
  await shopper.run(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    addEventListener('hashchange', ({ oldURL, newURL }) => seen.push(new URL(oldURL).hash + new URL(newURL).hash))
  })
  await shopper.click('#down')
  const seen = () => shopper.run(() => (globalThis as unknown as { seen: string[] }).seen)
  await expect.poll(seen).toEqual(['#place'])
  await shopper.back()
  await expect.poll(seen).toEqual(['#place', '#place'])
})

inPage('the target of an anchor has the class is-target, until there is another target', async ({ site, shopper }) => {
  const main = `<h1>Start</h1>${link('one', '#a')}${link('two', '#b')}<p id="a">a</p><p id="b">b</p>`
  site.page('/', withLinks(link('next', '/c#a')))
  site.page('/c', { title: 'C', main: main.replace('Start', 'C') })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('C', '/c#a')
  const marked = () => shopper.run(() => [...document.querySelectorAll('.is-target')].map(({ id }) => id).join())
  await expect.poll(marked).toBe('a')
  await shopper.click('#two')
  await expect.poll(marked).toBe('b')
  await shopper.back()
  await expect.poll(marked).toBe('a')
})

asTheBrowser('a script that waits for the page to be ready runs once', async ({ site, shopper }) => {
  const note = (word: string) => `() => { sessionStorage.notes = (sessionStorage.notes ?? '') + '${word} ' }`
  const script = `<script nonce="NONCE">document.addEventListener('DOMContentLoaded', ${note('ready')})
    addEventListener('load', ${note('load')})</script>`
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: 'B', main: `<h1>B</h1>${script}${link('next', '/c')}` })
  site.page('/c', { title: 'C' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.click('#next')
  await shopper.sees('C', '/c')
  expect(await shopper.run(() => sessionStorage.notes)).toBe('ready load ')
})

import { asTheBrowser, expect, inPage, link, withLinks } from './fixture/suite.ts'

type Api = { vitrine: { visit(url: string, options?: object): Promise<void> } }

const ADDRESSES = [
  'javascript:globalThis.isHit=1',
  'JaVaScRiPt:globalThis.isHit=1',
  ' javascript:globalThis.isHit=1',
  'java\nscript:globalThis.isHit=1',
  'data:text/html,<script>1</script>',
  '//evil.invalid/x',
  '\\\\evil.invalid/x',
  '/\\evil.invalid/x',
  'https://evil.invalid/x',
  'blob:null/x',
]

for (const address of ADDRESSES) {
  inPage(`a visit to ${JSON.stringify(address)} loads nothing`, async ({ site, shopper }) => {
    site.page('/', withLinks(link('next', '/b')))
    await shopper.open('/')
    const outcome = await shopper.run(
      (url) =>
        (globalThis as unknown as Api).vitrine.visit(url).then(
          () => 'resolved',
          (error: Error) => error.name,
        ),
      address,
    )
    await shopper.settle()
    expect(['resolved', 'ShopError']).toContain(outcome)
    expect(await shopper.run(() => [location.pathname, 'isHit' in globalThis])).toEqual(['/', false])
    expect(site.calls).toHaveLength(1)
  })

  inPage(
    `a listener that leads a visit to ${JSON.stringify(address)} leads it nowhere else`,
    async ({ site, shopper }) => {
      site.page('/', withLinks(link('next', '/b')))
      site.page('/b', { title: 'B' })
      await shopper.open('/')
      await shopper.run((url) => {
        const lead = (event: Event) => {
          ;(event as CustomEvent).detail.url = url
        }
        document.addEventListener('page:before-visit', lead)
      }, address)
      await shopper.click('#next')
      await shopper.settle()
      const [origin, isHit] = await shopper.run(() => [location.origin, 'isHit' in globalThis])
      expect([origin, isHit]).toEqual([site.url, false])
      expect(site.calls.filter(({ url }) => url !== '/' && url !== '/b')).toEqual([])
    },
  )
}

for (const href of ['//127.0.0.1:1/x', '\\\\127.0.0.1:1/x', '/\\127.0.0.1:1/x']) {
  inPage(`a link to ${href} is never asked for in the page`, async ({ site, shopper }) => {
    site.page('/', withLinks(link('next', href)))
    await shopper.open('/')
    await shopper.run(() =>
      addEventListener('click', (event) => {
        Object.assign(globalThis, { wasTaken: event.defaultPrevented })
        event.preventDefault()
      }),
    )
    await shopper.click('#next')
    await shopper.settle()
    expect(await shopper.run(() => (globalThis as unknown as { wasTaken: boolean }).wasTaken)).toBe(false)
    expect(await shopper.eventNames()).toEqual([])
  })
}

inPage('an address that holds markup is never read as markup', async ({ site, shopper }) => {
  const hostile = '/b?q=%3Cimg%20src=x%20onerror=alert(1)%3E#<img src=x onerror=globalThis.isHit=1>'
  site.page('/', withLinks(link('next', hostile.replaceAll('<', '&lt;'))))
  site.page('/b', { title: '&lt;img src=x onerror=globalThis.isHit=1&gt;', main: '<h1>B</h1>' })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', undefined, '<img src=x onerror=globalThis.isHit=1>')
  await shopper.settle()
  expect(await shopper.run(() => document.querySelectorAll('img').length)).toBe(0)
  expect(await shopper.run(() => 'isHit' in globalThis)).toBe(false)
})

asTheBrowser('a stored page of another site is not shown under an address of this one', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() =>
    history.replaceState({ vitrine: { url: 'https://evil.invalid/' }, url: 'https://evil.invalid/' }, ''),
  )
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
})

asTheBrowser('with storage blocked, links, Back and reload work', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', { title: 'B' })
  await shopper.runFirst(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
      set() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
  await shopper.forward()
  await shopper.sees('B', '/b')
  await shopper.reload()
  await shopper.sees('B', '/b')
})

inPage('under Trusted Types and a strict policy, visits, errors and forms break no rule', async ({ site, shopper }) => {
  const form = '<form action="/find"><input name="q"><button id="send">Find</button></form>'
  const part = { title: 'B', main: `<h1>B</h1>${form}<script nonce="NONCE">document.title += '!'</script>` }
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', part)
  site.page('/find', { title: 'Found', main: `<h1>Found</h1>${link('broken', '/broken')}` })
  site.page('/broken', { status: 500 })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b', 'B!')
  await shopper.click('#send')
  await shopper.sees('Found', '/find?q=')
  await shopper.click('#broken')
  await shopper.until(() => document.querySelector('dialog[open]'))
  await shopper.back()
  await shopper.sees('B', '/b', 'B!')
  expect(await shopper.window.complaints()).toEqual([])
})

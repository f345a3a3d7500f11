import { expect } from '@open-wc/testing'
import { answer, until } from '../../../test/harness/component.ts'
import { inASite, LINKS, putLoader, shows } from '../../../test/harness/loader.ts'
import { asked, askedFor, htmlAnswer, pageOf, serve } from '../../../test/harness/pages.ts'
import { request } from '../../request/request.ts'
import { pageCode } from '../loader/page-code.ts'

/** Sends an event of the pointer on the element with an id. */
const point = (id: string, name = 'mousedown') =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, composed: true }))

/** A loader that prefetches; its code is deferred. */
async function ready(inside = LINKS) {
  const loader = await putLoader('prefetch', inside)
  await pageCode.get()
  await new Promise((done) => setTimeout(done))
  return loader
}

describe('pages that are requested before the click', () => {
  inASite()

  it('requests a page when the pointer is pressed, marks the request, and shows that answer on the click', async () => {
    const { click } = await ready()
    point('a')
    expect(asked.map(({ path, headers }) => [path, headers.get('X-Sec-Purpose')])).to.deep.equal([
      ['/fr/a', 'prefetch'],
    ])
    click('a')
    await shows('A')
    expect(asked.length).to.equal(1)
  })

  it('requests a page when the pointer rests on a link, and not when it passes', async () => {
    await ready()
    point('a', 'mouseover')
    point('b', 'mouseover')
    expect(asked.length).to.equal(0)
    await until(() => asked.length > 0)
    expect(asked.map(({ path }) => path)).to.deep.equal(['/fr/b'])
  })

  it('requests nothing without the attribute, and stops when it is removed', async () => {
    const { host } = await ready()
    host.removeAttribute('prefetch')
    point('a')
    expect(asked.length).to.equal(0)
  })

  for (const markup of [
    '<a id="x" href="/fr/x" class="no-cache">x</a>',
    '<a id="x" href="/fr/x" class="no-ajax">x</a>',
    '<a id="x" href="/fr/cart/add/7">x</a>',
    '<a id="x" href="/fr/security/logoff">x</a>',
    '<a id="x" href="/fr/SECURITY/%6cogout">x</a>',
    '<a id="x" href="/fr/cart/remove/7">x</a>',
    '<a id="x" href="/fr/x" data-method="delete">x</a>',
    '<a id="x" href="/fr/x" rel="external nofollow">x</a>',
    '<a id="x" href="/fr/x?currency=USD">x</a>',
    '<a id="x" href="/fr/x.pdf">x</a>',
    '<a id="x" href="/fr/start">x</a>',
    '<a id="x" href="#x">x</a>',
  ]) {
    it(`leaves ${markup} until the click`, async () => {
      await ready(markup)
      point('x')
      expect(asked.length).to.equal(0)
    })
  }

  it('requests two pages at a time at most', async () => {
    const links = ['c', 'd', 'e'].map((name) => `<a id="${name}" href="/fr/${name}">${name}</a>`).join('')
    for (const name of ['c', 'd', 'e']) serve(`/fr/${name}`, () => new Promise(() => {}))
    await ready(links)
    for (const name of ['c', 'd', 'e']) point(name)
    expect(asked.map(({ path }) => path)).to.deep.equal(['/fr/c', '/fr/d'])
  })

  it('forgets its answers after a call that may have changed the shop, and after fifteen seconds', async () => {
    let times = 0
    serve('/fr/a', () => htmlAnswer(pageOf(`A ${++times}`, LINKS)))
    answer('POST /api/v1/shoppingcarts', 200, true)
    const { click } = await ready()
    point('a')
    await request('POST', '/api/v1/shoppingcarts', { body: {} })
    click('a')
    await shows('A 2')
    const now = Date.now
    point('b')
    Date.now = () => now() + 16_000
    click('b')
    await shows('B').finally(() => {
      Date.now = now
    })
    expect(askedFor('/fr/b').length).to.equal(2)
  })

  it('requests the page again if the early answer was lost', async () => {
    let isLost = true
    serve('/fr/a', () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return htmlAnswer(pageOf('A'))
    })
    const { click } = await ready()
    point('a')
    isLost = false
    click('a')
    await shows('A')
  })
})

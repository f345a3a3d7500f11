import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { Clock } from '../../../test/harness/clock.ts'
import { answer, until, warningsOf } from '../../../test/harness/component.ts'
import { heading, inASite, LINKS, onPage, pageEvents, putLoader, shows, tall } from '../../../test/harness/loader.ts'
import { asked, askedFor, gate, htmlAnswer, pageOf, serve } from '../../../test/harness/pages.ts'
import { request } from '../../request/request.ts'
import { visit } from '../visit.ts'

const TALL = LINKS + tall(4_000)

/** Serves pages that contain the number of times they were requested. */
function counted(...names: string[]): void {
  for (const name of names) {
    let times = 0
    serve(`/fr/${name}`, () => htmlAnswer(pageOf(`${name} ${++times}`, TALL)))
  }
}

const realNow = Date.now

describe('the history of visits', () => {
  inASite()
  afterEach(() => {
    Date.now = realNow
  })

  it('restores pages by Back and Forward, without a new document [NAV-04]', async () => {
    const { click } = await putLoader()
    click('a')
    await shows('A')
    click('b')
    await shows('B')
    history.back()
    await shows('A')
    expect([location.pathname, document.title]).to.deep.equal(['/fr/a', 'A'])
    history.back()
    await shows('Start')
    history.go(2)
    await shows('B')
  })

  it('returns to the scroll position, sideways too; a new page begins at its top [NAV-05]', async () => {
    const wide = `${TALL}<svg width="3000" height="1"></svg>`
    serve('/fr/start', pageOf('Start', wide))
    serve('/fr/a', pageOf('A', wide))
    const { click } = await putLoader('', wide)
    scrollTo(300, 2_100)
    click('a')
    await shows('A')
    expect([scrollX, scrollY]).to.deep.equal([0, 0])
    scrollTo(200, 900)
    history.back()
    await shows('Start')
    expect([scrollX, scrollY]).to.deep.equal([300, 2_100])
    history.forward()
    await shows('A')
    expect([scrollX, scrollY]).to.deep.equal([200, 900])
  })

  it('returns to the scroll position also if the page gets its height from deferred content [NAV-05]', async () => {
    serve('/fr/start', pageOf('Start', '<div id="late"></div>'))
    const { area, click } = await putLoader('', TALL)
    scrollTo(0, 2_500)
    click('a')
    await shows('A')
    history.back()
    await shows('Start')
    expect(scrollY).to.equal(2_500)
    expect(area.style.minHeight).to.not.equal('')
    document.getElementById('late')?.append(sized(4_200))
    await until(() => area.style.minHeight === '')
    expect(scrollY).to.equal(2_500)
  })

  it('does not scroll after the shopper has scrolled while the page gets its height', async () => {
    serve('/fr/start', pageOf('Start', tall(3_000)))
    const { area, click } = await putLoader('', TALL)
    scrollTo(0, 3_000)
    click('a')
    await shows('A')
    history.back()
    await shows('Start')
    dispatchEvent(new WheelEvent('wheel'))
    expect(area.style.minHeight).to.equal('')
    scrollTo(0, 100)
    area.append(sized(900))
    await new Promise(requestAnimationFrame)
    expect(scrollY).to.equal(100)
  })

  it('gives focus back to the link that was followed', async () => {
    const { click } = await putLoader()
    document.getElementById('b')?.focus()
    click('b')
    await shows('B')
    expect(document.activeElement?.localName).to.equal('h1')
    history.back()
    await shows('Start')
    expect(document.activeElement?.id).to.equal('b')
  })

  it('shows on the way back a page that was loaded a moment ago; a click always requests it', async () => {
    counted('a', 'b')
    const { click } = await putLoader()
    click('a')
    await shows('a 1')
    click('b')
    await shows('b 1')
    history.back()
    await shows('a 1')
    expect(askedFor('/fr/a').length).to.equal(1)
    click('a')
    await shows('a 2')
  })

  it('requests pages older than fifteen seconds again, and shows changes while the shopper stays', async () => {
    counted('a', 'b')
    const { click } = await putLoader()
    click('a')
    await shows('a 1')
    scrollTo(0, 700)
    click('b')
    await shows('b 1')
    Date.now = () => realNow() + 16_000
    const events = pageEvents()
    history.back()
    await until(() => heading() === 'a 2')
    await until(() => events.at(-1)?.[1].title === 'a 2')
    expect(events.map(([name]) => name)).to.deep.equal(['before-visit', 'leave', 'swap', 'loaded', 'swap', 'loaded'])
    expect(scrollY).to.equal(700)
  })

  it('renders nothing again if only nonces differ', async () => {
    let times = 0
    serve('/fr/a', () => htmlAnswer(pageOf('A', LINKS, `<meta property="csp-nonce" nonce="n${++times}">`)))
    const { click } = await putLoader()
    click('a')
    await shows('A')
    click('b')
    await shows('B')
    Date.now = () => realNow() + 16_000
    const events = pageEvents()
    history.back()
    await shows('A')
    await until(() => askedFor('/fr/a').length === 2)
    await visit('/fr/b')
    expect(events.filter(([name]) => name === 'swap').length).to.equal(2)
  })

  it('requests the page again after a call that may have changed the shop', async () => {
    counted('a', 'b')
    answer('POST /api/v1/shoppingcarts', 200, true)
    const { click } = await putLoader()
    click('a')
    await shows('a 1')
    click('b')
    await shows('b 1')
    await request('POST', '/api/v1/shoppingcarts', { body: {} })
    history.back()
    await shows('a 2')
  })

  it('keeps no page that may not be stored, and at most twenty', async () => {
    serve('/fr/a', () => htmlAnswer(pageOf('A', LINKS), 200, { 'Cache-Control': 'private, no-store' }))
    for (let page = 0; page <= 20; page += 1) serve(`/fr/p${page}`, pageOf(`P${page}`))
    await putLoader()
    await visit('/fr/a')
    for (let page = 0; page <= 20; page += 1) await visit(`/fr/p${page}`)
    asked.length = 0
    history.go(-19)
    await shows('P1')
    expect(asked.length).to.equal(0)
    history.back()
    await shows('P0')
    history.back()
    await shows('A')
    expect(asked.map(({ path }) => path)).to.deep.equal(['/fr/p0', '/fr/a'])
  })

  it('requests past every cache for an entry that was loaded so [NAV-65]', async () => {
    counted('a', 'b')
    const { click } = await putLoader()
    await visit('/fr/a', { noCache: true })
    click('b')
    await shows('b 1')
    history.back()
    await shows('a 2')
    expect(askedFor('/fr/a').map(({ init }) => init.cache)).to.deep.equal(['no-store', 'no-store'])
  })

  it('loads the page of an entry that a page script made', async () => {
    serve('/fr/start', ({ path }) => htmlAnswer(pageOf(path, LINKS)))
    const { click } = await putLoader()
    history.pushState({ of: 'a script' }, '', '/fr/start?page=2')
    click('a')
    await shows('A')
    history.back()
    await shows('/fr/start?page=2')
    expect(history.state.of).to.equal('a script')
    history.back()
    await shows('/fr/start')
  })

  it('ends a load when the shopper presses Back meanwhile', async () => {
    serve('/fr/b', () => new Promise(() => {}))
    const { click } = await putLoader()
    click('a')
    await shows('A')
    await warningsOf(async () => {
      click('b')
      history.back()
      await shows('Start')
    })
    expect(location.pathname).to.equal('/fr/start')
  })

  it('stays on the page if that of an entry cannot be loaded [ERROR-06]', async () => {
    const { click } = await putLoader()
    click('a')
    await shows('A')
    serve('/fr/start', () => htmlAnswer('', 404))
    await warningsOf(async () => {
      history.back()
      await until(() => askedFor('/fr/start').length === 1)
      await until(() => location.pathname === '/fr/a')
    })
    serve('/fr/start', pageOf('Start', LINKS))
    history.back()
    await shows('Start')
  })

  it('stays on the page if a listener prevents the way back', async () => {
    const { click } = await putLoader()
    click('a')
    await shows('A')
    let stopped = 0
    onPage('page:before-visit', (event) => {
      event.preventDefault()
      stopped += 1
    })
    history.back()
    await until(() => stopped === 1 && location.pathname === '/fr/a')
    expect([heading(), asked.length]).to.deep.equal(['A', 1])
  })

  it('replaces the entry of the page that is shown already', async () => {
    counted('start')
    await putLoader()
    const before = history.length
    await visit('/fr/start')
    await shows('start 1')
    expect(history.length).to.equal(before)
  })
})

describe('anchors in the page', () => {
  inASite()

  const LONG = `<a id="down" href="#place">down</a>${tall(1_500)}<h2 id="place">Place</h2>${tall(3_000)}`

  it('scrolls there smoothly for 800 ms, to 200 pixels above it, without a request [NAV-06, LIMIT-011, LIMIT-012]', async () => {
    const { click } = await putLoader('', LONG)
    const end = (document.getElementById('place')?.getBoundingClientRect().top ?? 0) + scrollY - 200
    const seen = new Set<number>()
    const clock = new Clock()
    clock.holdClocks()
    click('down')
    await until(() => {
      seen.add(scrollY)
      clock.pass(100)
      return Math.abs(scrollY - end) < 1
    })
    clock.release()
    // The start, and eight steps of 100 milliseconds of which the last ends at the target.
    expect(seen.size).to.equal(9)
    expect([asked.length, location.hash, document.activeElement?.id]).to.deep.equal([0, '#place', 'place'])
  })

  it('uses the duration and the distance of its attributes, and scrolls at once under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { click } = await putLoader('anchor-duration="900" anchor-offset="-20"', LONG)
    const tops = new Set<number>()
    const look = () => tops.add(Math.round(document.getElementById('place')?.getBoundingClientRect().top ?? 0))
    look()
    click('down')
    await until(() => look().has(20))
    await emulateMedia({ reducedMotion: 'no-preference' })
    expect(tops.size).to.equal(2)
  })

  it('moves back and forward between anchors without a call', async () => {
    const { click } = await putLoader('anchor-duration="1"', LONG)
    const before = history.length
    click('down')
    await until(() => scrollY > 1_000)
    click('down')
    // The entry is written in a task of its own.
    await new Promise(requestAnimationFrame)
    expect(history.length).to.equal(before + 1)
    history.back()
    await until(() => location.hash === '' && scrollY < 10)
    history.forward()
    await until(() => location.hash === '#place' && scrollY > 1_000)
    expect(asked.length).to.equal(0)
  })

  it('shows an anchor of another page, also when that arrives late', async () => {
    const held = gate()
    serve('/fr/long', async () => {
      await held.closed
      return htmlAnswer(pageOf('Long', LONG))
    })
    await putLoader()
    const visited = visit('/fr/long#place')
    held.open()
    await visited
    expect(Math.round(document.getElementById('place')?.getBoundingClientRect().top ?? 0)).to.equal(200)
    expect([location.hash, document.activeElement?.id]).to.deep.equal(['#place', 'place'])
  })

  for (const hash of ['#nowhere', '#', '#top', '#"><img src=x>', '#%E0%A4%A']) {
    it(`breaks nothing at ${hash}`, async () => {
      const { area, click } = await putLoader('', `${LINKS}<a id="go">go</a>`)
      area.querySelector('#go')?.setAttribute('href', hash)
      click('go')
      await until(() => location.href.includes('#'))
      expect(asked.length).to.equal(0)
      click('a')
      await shows('A')
    })
  }
})

function sized(height: number): HTMLElement {
  const box = document.createElement('div')
  box.style.height = `${height}px`
  return box
}

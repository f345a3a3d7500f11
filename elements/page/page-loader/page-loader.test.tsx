import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { settings } from '../../../runtime/page/settings.ts'
import '../loading-bar/index.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'
import { heading, inASite, LINKS, onPage, pageEvents, putLoader, shows } from '../../../test/harness/loader.ts'
import { asked, askedFor, fullLoads, gate, htmlAnswer, leftAlone, pageOf, serve } from '../../../test/harness/pages.ts'

const { classList } = document.body

describe('<page-loader>', () => {
  const clock = new Clock()

  /** On a mocked clock: the requested page is shown after exactly so many milliseconds. */
  async function swapsIn(milliseconds: number): Promise<void> {
    await until(() => asked.length === 1)
    clock.pass(milliseconds - 1)
    for (let frame = 0; frame < 5; frame += 1) {
      clock.pass(0)
      await new Promise(requestAnimationFrame)
    }
    expect(heading()).to.equal('Start')
    clock.pass(1)
    await until(() => {
      clock.pass(0)
      return heading() === 'A' && $page.get().state === 'ready'
    })
  }

  afterEach(() => clock.release())
  inASite()

  it('loads the page of a link into the page area, without a new document [NAV-02, NAV-63]', async () => {
    const { area, click } = await putLoader()
    click('a')
    await shows('A')
    expect(area.isConnected && area.querySelector('h1')?.textContent).to.equal('A')
    expect(document.title).to.equal('A')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal(['GET /fr/a'])
    expect(fullLoads).to.deep.equal([])
    // A page that fades in has a low contrast.
    await until(() => !area.dataset.visit)
    expect(await axeFindings()).to.deep.equal([])
  })

  it('shows the address of the link, and leaves one entry in the history [NAV-03]', async () => {
    const { click } = await putLoader()
    const before = history.length
    click('a')
    await shows('A')
    expect(location.pathname).to.equal('/fr/a')
    expect(history.length).to.equal(before + 1)
  })

  it('works by keyboard, and a screen reader continues at the heading of the new page', async () => {
    await putLoader()
    document.getElementById('a')?.focus()
    await sendKeys({ press: 'Enter' })
    await shows('A')
    expect(document.activeElement?.localName).to.equal('h1')
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.id).to.equal('a')
  })

  it('emits each step once, in order, and keeps the old content until the swap [NAV-53, NAV-56]', async () => {
    const { click } = await putLoader()
    const shown: (string | null | undefined)[] = []
    for (const name of ['before-visit', 'leave', 'swap', 'loaded']) onPage(`page:${name}`, () => shown.push(heading()))
    const events = pageEvents()
    click('a')
    await shows('A')
    const url = `${location.origin}/fr/a`
    expect(events).to.deep.equal([
      ['before-visit', { url, replace: false, noCache: false, keepPlace: false }],
      ['leave', { url }],
      ['swap', { url, isStreamed: true }],
      ['loaded', { url, title: 'A' }],
    ])
    expect(shown).to.deep.equal(['Start', 'Start', 'Start', 'A'])
  })

  it('is cancelled or redirected by a listener of page:before-visit', async () => {
    const { click } = await putLoader()
    const stop = (event: Event) => event.preventDefault()
    document.addEventListener('page:before-visit', stop, { once: true })
    click('a')
    expect(asked.length).to.equal(0)
    onPage('page:before-visit', ({ detail }) => {
      detail.url = '/fr/b'
    })
    click('a')
    await shows('B')
    expect(asked.map(({ path }) => path)).to.deep.equal(['/fr/b'])
  })

  it('animates the old page out, shows the loader, and animates the new page in [NAV-54, NAV-55, NAV-57]', async () => {
    const held = gate()
    serve('/fr/a', async () => {
      await held.closed
      return htmlAnswer(pageOf('A'))
    })
    const { area, click } = await putLoader('delay="20"')
    click('a')
    expect(area.dataset.visit).to.equal('leaving')
    expect($page.get().state).to.equal('ready')
    await until(() => $page.get().state === 'loading')
    expect(heading()).to.equal('Start')
    const steps: (string | undefined)[] = []
    const watching = new MutationObserver(() => steps.push(area.dataset.visit))
    watching.observe(area, { attributeFilter: ['data-visit'] })
    held.open()
    await until(() => heading() === 'A' && area.dataset.visit === undefined)
    watching.disconnect()
    expect(steps).to.deep.equal(['entering', undefined])
    expect($page.get()).to.deep.equal({ state: 'ready' })
  })

  it('swaps when the out-animation of 10 milliseconds ends, by default [LIMIT-016]', async () => {
    const { click } = await putLoader()
    clock.hold()
    click('a')
    await swapsIn(10)
  })

  it('uses the duration of its animations from the settings [LIMIT-017]', async () => {
    settings().animationDelay = 250
    const { area, click } = await putLoader()
    clock.hold()
    click('a')
    expect(area.dataset.visit).to.equal('leaving')
    expect(area.style.getPropertyValue('--vt-visit-time')).to.equal('250ms')
    await swapsIn(250)
    clock.pass(249)
    expect(area.dataset.visit).to.equal('entering')
    clock.pass(1)
    expect(area.dataset.visit).to.equal(undefined)
    expect(area.style.getPropertyValue('--vt-visit-time')).to.equal('')
  })

  it('does not move under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { area, click } = await putLoader('delay="5000"')
    click('a')
    expect(area.dataset.visit).to.equal(undefined)
    await shows('A')
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('marks a slow load on the page while it lasts, and never a quick one [NAV-58, NAV-59]', async () => {
    const held = gate()
    serve('/fr/a', async () => {
      await held.closed
      return htmlAnswer(pageOf('A', LINKS))
    })
    const { host, click } = await putLoader('slow-after="30"')
    click('a')
    expect(classList.contains('long-loading')).to.equal(false)
    await until(() => classList.contains('long-loading'))
    expect($page.get()).to.deep.include({ state: 'loading', isSlow: true })
    held.open()
    await shows('A')
    expect(classList.contains('long-loading')).to.equal(false)
    host.removeAttribute('slow-after')
    const marks: boolean[] = []
    onPage('page:swap', () => marks.push(classList.contains('long-loading')))
    click('b')
    await shows('B')
    expect(marks).to.deep.equal([false])
  })

  it('shows by the class loaded and aria-busy whether a page is shown [NAV-61, NAV-62]', async () => {
    const { area, click } = await putLoader()
    const busy = () => [classList.contains('loaded'), area.ariaBusy, document.documentElement.ariaBusy]
    await until(() => classList.contains('loaded'))
    click('a')
    expect(busy()).to.deep.equal([false, 'true', 'true'])
    await shows('A')
    expect(busy()).to.deep.equal([true, null, null])
  })

  it('marks the root of the culture on the body, and other pages not [NAV-15, NAV-16, NAV-17]', async () => {
    history.replaceState(null, '', '/fr/')
    serve('/fr', pageOf('Home', LINKS))
    const { click } = await putLoader('', `${LINKS}<a id="home" href="/fr">Home</a>`)
    expect(classList.contains('home-page')).to.equal(true)
    click('a')
    await shows('A')
    expect(classList.contains('home-page')).to.equal(false)
    await visit('/fr')
    expect(classList.contains('home-page')).to.equal(true)
    await visit('/fr/b')
    expect(classList.contains('home-page')).to.equal(false)
  })

  it('uses another class for the root when its attribute says so', async () => {
    history.replaceState(null, '', '/fr/')
    await putLoader('home-class="is-home"')
    expect(classList.contains('is-home')).to.equal(true)
    classList.remove('is-home', 'home-page')
  })

  it('pushes one page view to the data layer for each visit', async () => {
    const layer: Record<string, unknown>[] = []
    Object.assign(globalThis, { dataLayer: layer })
    const { click } = await putLoader()
    click('a')
    await shows('A')
    delete (globalThis as { dataLayer?: unknown }).dataLayer
    const page_location = `${location.origin}/fr/a`
    expect(layer).to.deep.equal([{ event: 'page_view', page_location, page_title: 'A' }])
  })

  it('does not announce a slow page where a loading bar does', async () => {
    const held = gate()
    serve('/fr/a', async () => {
      await held.closed
      return htmlAnswer(pageOf('A', LINKS))
    })
    const bar = await mount('<loading-bar></loading-bar>')
    await until(() => bar.dataset.state === 'idle')
    const { click } = await putLoader('slow-after="30"')
    click('a')
    await until(() => bar.querySelector('[role=status]')?.textContent)
    await until(() => classList.contains('long-loading'))
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    expect(document.querySelector('[data-part=announcement]') === null).to.equal(true)
    held.open()
    await shows('A')
  })

  it('announces the new page once: by the heading that gets the focus, or else by the title, politely', async () => {
    const { click } = await putLoader()
    const region = () => document.querySelector('[data-part=announcement]')
    serve('/fr/a', pageOf('A', LINKS).replace('<h1>', '<p><input autofocus aria-label="Name"></p><h1>'))
    click('a')
    await until(() => region()?.role === 'status')
    expect(region()?.textContent).to.equal('')
    await until(() => region()?.textContent === 'A')
    click('b')
    await until(() => region()?.textContent === '')
    expect([document.activeElement?.localName, heading()]).to.deep.equal(['h1', 'B'])
  })

  it('resolves the promise of a script with the page, or rejects it [ERROR-13]', async () => {
    await putLoader()
    await visit('/fr/a', { replace: true })
    expect(heading()).to.equal('A')
    const errors: unknown[] = []
    await warningsOf(() => visit('/fr/gone').catch(({ name, status }) => errors.push(name, status)))
    expect(errors).to.deep.equal(['ShopError', 404])
  })

  it('lets one loader work on a page, and warns the developer of a second one', async () => {
    const warnings = await warningsOf(() => putLoader('', LINKS, '<page-loader><p>second</p></page-loader>'))
    expect(warnings.filter((warning) => warning.includes('second <page-loader>')).length).to.equal(1)
    document.getElementById('a')?.click()
    await shows('A')
    expect(asked.length).to.equal(1)
  })

  it('lets the browser follow links after it was removed, also while it loads', async () => {
    const { host, click } = await putLoader()
    const warnings = warningsOf(async () => {
      click('a')
      host.replaceWith(...host.childNodes)
      await until(() => !document.documentElement.ariaBusy)
    })
    expect(await warnings).to.deep.equal([])
    document.getElementById('b')?.click()
    expect(leftAlone.length).to.equal(1)
    expect(document.querySelector('h1')?.textContent).to.equal('Start')
    expect(document.querySelector('[data-part=announcement]') === null).to.equal(true)
  })

  it('continues after it was moved', async () => {
    const { place, host, click } = await putLoader()
    const section = document.createElement('section')
    place.append(section)
    section.append(host)
    click('a')
    await shows('A')
    expect(host.querySelectorAll('h1').length).to.equal(1)
  })

  it('finds a page area that is added later, and is the area itself without one', async () => {
    const { host } = await putLoader()
    host.replaceChildren()
    host.insertAdjacentHTML('beforeend', `<main><h1>Late</h1>${LINKS}</main>`)
    document.getElementById('a')?.click()
    await shows('A')
    host.replaceChildren(document.createElement('p'))
    await visit('/fr/b')
    expect(host.querySelector('h1')?.textContent).to.equal('B')
  })

  it('shows the title of a page as text', async () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;'
    serve('/fr/a', pageOf(title).replace('<h1>', '<p><input autofocus aria-label="Name"></p><h1>'))
    const { click } = await putLoader()
    const loaded = nextEvent('page:loaded')
    click('a')
    expect((await loaded).detail.title).to.contain('<img')
    await until(() => document.querySelector('[data-part=announcement]')?.textContent?.includes('<img'))
    expect(document.querySelectorAll('img').length).to.equal(0)
  })

  it('warns of an invalid number, and uses its default', async () => {
    const warnings = await warningsOf(() => putLoader('slow-after="soon"'))
    expect(warnings.join()).to.contain('slow-after')
    document.getElementById('a')?.click()
    await shows('A')
    expect(askedFor('/fr/a').length).to.equal(1)
  })

  it('continues when a listener of the theme throws', async () => {
    const { click } = await putLoader()
    const errors: unknown[] = []
    const before = globalThis.onerror
    globalThis.onerror = (_message, _file, _line, _column, error) => {
      errors.push(error)
      return true
    }
    for (const name of ['before-visit', 'leave', 'swap', 'loaded'])
      onPage(`page:${name}`, () => {
        throw new Error('of the theme')
      })
    click('a')
    await shows('A')
    globalThis.onerror = before
    expect(errors.length).to.equal(4)
  })
})

import '../filter-item/index.ts'
import './index.ts'
import { expect, fixtureCleanup } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { send } from '../../../runtime/page/events.ts'
import { resetSettings, settings } from '../../../runtime/page/settings.ts'
import { chooseFilter, dropChoice, showListed } from '../../../stores/filters/filters.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, resetShop, until } from '../../../test/harness/component.ts'

const start = location.href
const clock = new Clock()

const items = Array.from(
  { length: 40 },
  (_, id) =>
    `<p><filter-item name="Brand" value="${id}"><label><input type="checkbox" id="b${id}"> ${id}</label></filter-item></p>`,
).join('')

const MARKUP = `<product-filters refresh-on-click><a href="#f" data-part="toggle" id="toggle">Filtres <span data-part="count"></span></a>
  <div id="f" data-part="panel"><h2 data-part="heading">Filtres</h2><a href="#" data-part="close" id="close">Fermer</a>
  <form action="/fr/catalog"><details open id="g1"><summary>Marque</summary>${items}</details>
  <details id="g2"><summary>Prix</summary><input name="PriceMax" id="max" inputmode="decimal" aria-label="à"></details>
  <button data-part="show">Afficher 12 produits</button></form></div></product-filters>`

const stay = (event: Event) => event.preventDefault()

async function shown(markup = MARKUP) {
  const place = await mount(`<div><p><a href="#x" id="outside">dehors</a></p>${markup}</div>`)
  await until(() => place.querySelector('[aria-expanded]'), 'the toggle')
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => place.querySelector(selector) as E
  return { place, find, host: find('product-filters'), panel: find('[data-part=panel]') }
}

const isInert = (element: Element) => element.closest('[inert]') !== null

/** The same filters with other settings, as the page loader passes them. */
function takeFresh(host: HTMLElement): void {
  const fresh = document.createElement('template')
  fresh.innerHTML = MARKUP.replace('> 0</label>', '> none</label>')
  Object.assign(host, { markup: fresh.content.firstElementChild })
}

/** Replaces the browser's close watcher, which the Back gesture calls: the newest one is closed. */
class Watcher {
  static newest: Watcher | undefined
  onclose = () => {}
  constructor() {
    Watcher.newest = this
  }
  destroy() {
    if (Watcher.newest === this) Watcher.newest = undefined
  }
}
const backGesture = () => Watcher.newest?.onclose()

const nextTask = () => new Promise((done) => setTimeout(done))

describe('the panel of <product-filters>', () => {
  const page = globalThis as { CloseWatcher?: unknown }
  const { CloseWatcher } = page
  before(async () => {
    page.CloseWatcher = Watcher
    document.addEventListener('page:before-visit', stay)
    await setViewport({ width: 992, height: 600 })
  })
  after(() => {
    page.CloseWatcher = CloseWatcher
    document.removeEventListener('page:before-visit', stay)
  })
  beforeEach(() => {
    resetShop()
    resetSettings()
    history.replaceState(null, '', '/fr/catalog')
    showListed({})
    dropChoice()
  })
  afterEach(async () => {
    clock.release()
    fixtureCleanup()
    await Promise.resolve()
    sessionStorage.clear()
    history.replaceState(null, '', start)
    await setViewport({ width: 992, height: 600 })
  })

  it('is collapsed at the medium breakpoint, and expanded above it [LIMIT-054]', async () => {
    const { panel, find } = await shown()
    expect(innerWidth).to.equal(settings().breakpoints.md)
    expect([panel.checkVisibility(), find('#toggle').checkVisibility()]).to.deep.equal([false, true])
    await setViewport({ width: 993, height: 600 })
    await until(() => panel.checkVisibility(), 'the panel')
    expect([find('#toggle').checkVisibility(), find('#close').checkVisibility()]).to.deep.equal([false, false])
    expect([panel.role, getComputedStyle(panel).position]).to.deep.equal([null, 'static'])
  })

  it('opens over the page as a dialog, makes all else inert, and takes the focus', async () => {
    const { panel, find } = await shown()
    find('#toggle').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => panel.checkVisibility(), 'the panel')
    expect([panel.role, panel.ariaModal]).to.deep.equal(['dialog', 'true'])
    expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal('Filtres')
    expect([isInert(find('#outside')), isInert(panel), find('#toggle').ariaExpanded]).to.deep.equal([
      true,
      false,
      'true',
    ])
    expect([document.activeElement === find('#close'), location.hash]).to.deep.equal([true, ''])
    expect(await axeFindings(find('product-filters'))).to.deep.equal([])
  })

  for (const [way, close] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['its close button', (find) => find('#close').click()],
    ['a click beside it', () => sendMouse({ type: 'click', position: [900, 300] })],
    ['its submit button', (find) => find('[data-part=show]').click()],
    ['the Back gesture of a phone', () => backGesture()],
    ['a page that is left', () => send(document, 'page:leave', { url: `${location.origin}/fr/other` })],
  ] as [string, (find: (selector: string) => HTMLElement) => unknown][]) {
    it(`closes by ${way}; the page is no longer inert and focus is restored`, async () => {
      const { panel, find } = await shown()
      find('#toggle').focus()
      find('#toggle').click()
      await until(() => panel.checkVisibility(), 'the panel')
      await close(find)
      await until(() => !panel.checkVisibility(), 'the end')
      expect([isInert(find('#outside')), document.documentElement.dataset.vtCovered]).to.deep.equal([false, undefined])
      expect(document.activeElement === find('#toggle')).to.equal(true)
      expect(Watcher.newest).to.equal(undefined)
      expect([find('#toggle').ariaExpanded, panel.role]).to.deep.equal(['false', null])
    })
  }

  it('closes when the window becomes wide, and when it is removed from the page', async () => {
    const { host, find } = await shown()
    find('#toggle').click()
    await until(() => host.hasAttribute('data-open'), 'the panel')
    await setViewport({ width: 1100, height: 600 })
    await until(() => !host.hasAttribute('data-open'), 'the end')
    expect(isInert(find('#outside'))).to.equal(false)
    await setViewport({ width: 400, height: 600 })
    await until(() => find('#toggle').checkVisibility(), 'the toggle')
    find('#toggle').click()
    await until(() => isInert(find('#outside')), 'the panel')
    host.remove()
    await until(() => !isInert(find('#outside')), 'the end')
    expect(document.documentElement.dataset.vtCovered).to.equal(undefined)
  })

  it('shows the number of choices on its button', async () => {
    const { find } = await shown()
    for (const value of ['3', '5']) chooseFilter({ name: 'Brand', value }, true)
    await until(() => find('#toggle').textContent === 'Filtres (2)', 'the count')
    dropChoice()
    await until(() => find('#toggle').textContent?.trim() === 'Filtres', 'no count')
  })

  it('keeps its state when fresh HTML arrives: open, at its position, with its groups', async () => {
    const { panel, find, host } = await shown()
    find('#toggle').click()
    find<HTMLDetailsElement>('#g2').open = true
    await until(() => panel.checkVisibility(), 'the panel')
    panel.scrollTop = 300
    await until(() => panel.scrollTop === 300)
    await until(() => panel.getAnimations().length === 0, 'the end of its animation')
    takeFresh(host)
    await until(() => find('label').textContent?.includes('none'), 'the fresh HTML')
    expect(find('[data-part=panel]')).to.equal(panel)
    expect([panel.checkVisibility(), panel.scrollTop, panel.role]).to.deep.equal([true, 300, 'dialog'])
    expect(find<HTMLDetailsElement>('#g2').open).to.equal(true)
    expect([isInert(find('#outside')), isInert(panel)]).to.deep.equal([true, false])
    expect(panel.getAnimations().length).to.equal(0)
    await sendKeys({ press: 'Escape' })
    await until(() => !panel.checkVisibility(), 'the end')
    expect(isInert(find('#outside'))).to.equal(false)
  })

  it('keeps typed text, and the time until it is sent, when fresh HTML arrives', async () => {
    const { find, host } = await shown()
    find('#toggle').click()
    find<HTMLDetailsElement>('#g2').open = true
    await until(() => find('[data-part=panel]').checkVisibility(), 'the panel')
    clock.hold()
    const field = find<HTMLInputElement>('#max')
    field.focus()
    field.value = '12,5'
    field.setSelectionRange(2, 2)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    clock.pass(500)
    takeFresh(host)
    await until(() => find('label').textContent?.includes('none'), 'the fresh HTML')
    expect(find('#max')).to.equal(field)
    expect([field.value, field.selectionStart, document.activeElement]).to.deep.equal(['12,5', 2, field])
    let url = ''
    host.addEventListener('filters:submit', (event) => (url = (event as CustomEvent).detail.url))
    clock.pass(500)
    expect(new URL(url).searchParams.get('filter')).to.equal('{"PriceMax":12.5}')
  })

  it('is open again after a full load of the same page', async () => {
    const { find, host } = await shown()
    find('#toggle').click()
    await until(() => find('[data-part=panel]').checkVisibility(), 'the panel')
    find('#b7').focus()
    send(document, 'page:before-full-load', { url: location.href, replace: false }, true)
    host.remove()
    await Promise.resolve()
    const { find: now } = await shown()
    await until(() => now('[data-part=panel]').checkVisibility(), 'the panel')
    await until(() => document.activeElement?.id === 'b7', 'the focus')
    now('product-filters').remove()
    await Promise.resolve()
    const { panel } = await shown()
    await nextTask()
    expect(panel.checkVisibility()).to.equal(false)
  })

  it('is created around a form that has no button', async () => {
    const { host, panel } = await shown(
      '<product-filters><form action="/fr/catalog"><input name="a" aria-label="a"></form></product-filters>',
    )
    const toggle = host.querySelector<HTMLElement>('[data-part=toggle]')
    expect([toggle?.checkVisibility(), panel.checkVisibility()]).to.deep.equal([true, false])
    toggle?.click()
    await until(() => panel.checkVisibility(), 'the panel')
    expect([panel.role, panel.ariaLabel]).to.deep.equal(['dialog', toggle?.textContent?.trim()])
    host.querySelector<HTMLElement>('[data-part=close]')?.click()
    await until(() => !panel.checkVisibility(), 'the end')
  })

  it('is not animated for those who prefer reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { panel, find } = await shown()
    find('#toggle').click()
    await until(() => panel.checkVisibility(), 'the panel')
    expect(panel.getAnimations().length).to.equal(0)
    await emulateMedia({ reducedMotion: 'no-preference' })
  })
})

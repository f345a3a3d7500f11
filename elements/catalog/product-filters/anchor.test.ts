import '../filter-item/index.ts'
import './index.ts'
import { expect, fixtureCleanup } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { dropChoice, showListed } from '../../../stores/filters/filters.ts'
import { mount, rendered, resetShop, until } from '../../../test/harness/component.ts'

const start = location.href

const COUNT = 40

const item = (id: number) =>
  `<li style="block-size: 40px"><filter-item name="Brand" value="${id}"><label><input type="checkbox" id="b${id}">${id}</label></filter-item></li>`

/** The filters of a list with the values from the given one on. */
const markup = (from: number) => `<a href="#f" data-part="toggle">Filtres</a>
  <form action="/fr/catalog" id="f" data-part="panel">
  <ul>${Array.from({ length: COUNT - from }, (_, index) => item(from + index)).join('')}</ul></form>`

async function shown() {
  const place = await mount(`<div><product-filters refresh-on-click>${markup(0)}</product-filters>
    <p style="block-size: 2000px">list</p></div>`)
  const host = place.querySelector('product-filters') as HTMLElement
  await until(() => host.matches('[data-wide], [data-open], :has([aria-expanded])'), 'the filters')
  const find = (selector: string) => place.querySelector(selector) as HTMLElement
  return { host, find, top: (id: number) => find(`#b${id}`).getBoundingClientRect().top }
}

/** Shows another list as the page loader does; it has no filters before the tenth. */
async function showOther(host: HTMLElement): Promise<void> {
  document.dispatchEvent(new CustomEvent('page:swap'))
  Object.assign(host, { markup: markup(10) })
  await until(() => !host.querySelector('#b9'))
  await rendered()
}

/** A visit that is cancelled; the test shows its list. `keepPlace`: the same list in other settings. */
let isSameList = true
const stay = (event: Event) => {
  ;(event as CustomEvent<{ keepPlace: boolean }>).detail.keepPlace = isSameList
  event.preventDefault()
}

describe('the filter that was used last in <product-filters>', () => {
  before(async () => {
    addEventListener('page:before-visit', stay, true)
    // A browser may do the same itself by scroll anchoring.
    document.documentElement.style.setProperty('overflow-anchor', 'none')
    await setViewport({ width: 1200, height: 600 })
  })
  after(() => {
    removeEventListener('page:before-visit', stay, true)
    document.documentElement.style.removeProperty('overflow-anchor')
  })
  beforeEach(() => {
    resetShop()
    isSameList = true
    history.replaceState(null, '', '/fr/catalog')
    showListed({})
    dropChoice()
  })
  afterEach(async () => {
    fixtureCleanup()
    await Promise.resolve()
    sessionStorage.clear()
    history.replaceState(null, '', start)
    scrollTo({ top: 0, behavior: 'instant' })
    await setViewport({ width: 1200, height: 600 })
  })

  it('does not move away under the mouse when filters above it are removed with the list', async () => {
    const { host, find, top } = await shown()
    scrollTo({ top: 600, behavior: 'instant' })
    find('#b20').click()
    const before = { top: top(20), scrolled: scrollY }
    await showOther(host)
    expect(top(20)).to.be.closeTo(before.top, 1)
    expect(scrollY).to.be.closeTo(before.scrolled - 400, 1)
  })

  it('does not move away where a theme has a scroll container for the filters', async () => {
    const { host, find, top } = await shown()
    const around = host.parentElement as HTMLElement
    Object.assign(around.style, { blockSize: '500px', overflowY: 'auto' })
    around.scrollTop = 600
    find('#b20').click()
    const before = { top: top(20), scrolled: around.scrollTop, page: scrollY }
    await showOther(host)
    expect(top(20)).to.be.closeTo(before.top, 1)
    expect(around.scrollTop).to.be.closeTo(before.scrolled - 400, 1)
    expect(scrollY).to.equal(before.page)
  })

  it('keeps its position by keyboard as well, where the focus is', async () => {
    const { host, find, top } = await shown()
    scrollTo({ top: 600, behavior: 'instant' })
    find('#b22').click()
    find('#b18').focus({ preventScroll: true })
    const before = top(18)
    await showOther(host)
    expect(top(18)).to.be.closeTo(before, 1)
    expect(document.activeElement === find('#b18')).to.equal(true)
  })

  it('keeps its position in the open panel, which is then the scroll container', async () => {
    await setViewport({ width: 600, height: 600 })
    const { host, find, top } = await shown()
    find('[data-part=toggle]').click()
    await until(() => host.hasAttribute('data-open'))
    const panel = find('[data-part=panel]')
    panel.style.overflowAnchor = 'none'
    panel.scrollTo({ top: 600, behavior: 'instant' })
    find('#b20').focus({ preventScroll: true })
    find('#b20').click()
    const before = { top: top(20), scrolled: scrollY }
    await showOther(host)
    expect(top(20)).to.be.closeTo(before.top, 1)
    expect([panel.scrollTop < 300, scrollY]).to.deep.equal([true, before.scrolled])
  })

  it('does not keep its position when it is out of view', async () => {
    const { host, find } = await shown()
    find('#b20').click()
    scrollTo({ top: 1500, behavior: 'instant' })
    await showOther(host)
    expect(scrollY).to.equal(1500)
  })

  it('does not keep its position when it was removed with its list', async () => {
    const { host, find } = await shown()
    scrollTo({ top: 100, behavior: 'instant' })
    find('#b5').click()
    await showOther(host)
    expect(scrollY).to.equal(100)
  })

  it('does not keep its position in a visit to another list', async () => {
    isSameList = false
    const { host, find } = await shown()
    scrollTo({ top: 600, behavior: 'instant' })
    find('#b20').click()
    await showOther(host)
    expect(scrollY).to.equal(600)
  })
})

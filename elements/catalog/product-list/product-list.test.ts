import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { visit } from '../../../runtime/navigation/visit.ts'
import { send } from '../../../runtime/page/events.ts'
import { Clock } from '../../../test/harness/clock.ts'
import {
  answer,
  axeFindings,
  mount,
  nextEvent,
  rendered,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import './index.ts'
import './asked-modal.ts'
import { askedModal, isSameList } from './rules.ts'
import { OPEN_DELAY } from './use-asked-modal.ts'

const start = location.href
const stay = (event: Event) => event.preventDefault()

const CARDS = '<ul><li data-variant-id="1"><h2>Vase</h2></li><li data-variant-id="2"><h2>Bol</h2></li></ul>'
const ROWS =
  '<table><caption>Pièces</caption><tbody><tr data-variant-id="1"><th scope="row">Vase</th><td>24 €</td></tr></tbody></table>'

const list = (inside = CARDS, attributes = 'display="grid"') =>
  mount(`<product-list ${attributes}>${inside}</product-list>`)

/** The list in a page area of a page loader; the visit is cancelled, as a page loader does. */
async function listInLoader() {
  const area = await mount(`<page-loader><product-list>${CARDS}</product-list></page-loader>`)
  return area.querySelector('product-list') as HTMLElement
}

const columns = (element: Element) =>
  getComputedStyle(element.querySelector('ul') as Element).gridTemplateColumns.split(' ')

describe('<product-list>', () => {
  beforeEach(resetShop)
  before(() => document.addEventListener('page:before-visit', stay))
  after(() => {
    document.removeEventListener('page:before-visit', stay)
    history.replaceState(null, '', start)
  })

  it('lays out products as cards side by side [CATALOG-01]', async () => {
    expect(columns(await list()).length).to.be.greaterThan(1)
  })

  it('lays out categories as tiles side by side [CATALOG-03]', async () => {
    const tiles = '<ul><li><a href="/fr/a">Vases</a></li><li><a href="/fr/b">Bols</a></li></ul>'
    expect(columns(await list(tiles, 'display="categories"')).length).to.be.greaterThan(1)
  })

  it('lays out products as rows over its whole width [CATALOG-02]', async () => {
    const element = await list(ROWS, 'display="table"')
    const table = element.querySelector('table') as HTMLElement
    expect(getComputedStyle(element.querySelector('[data-variant-id]') as Element).display).to.equal('table-row')
    expect(table.offsetWidth).to.equal(element.offsetWidth)
  })

  it('is busy while another order or page of the list loads, until it is shown', async () => {
    const element = await listInLoader()
    visit('?sort=price_asc')
    await until(() => element.ariaBusy === 'true', 'the busy list')
    const changes = nextEvent('list:change', element)
    element.innerHTML = CARDS.replace('data-variant-id="2"', 'data-variant-id="9"')
    expect((await changes).detail).to.deep.equal({ display: 'grid', count: 2 })
    await until(() => !element.hasAttribute('aria-busy'), 'the idle list')
  })

  for (const name of ['page:loaded', 'page:error', 'pageshow']) {
    it(`is idle again at ${name}`, async () => {
      const element = await listInLoader()
      visit('?pageindex=2')
      await until(() => element.ariaBusy === 'true', 'the busy list')
      send(name === 'pageshow' ? window : document, name, {})
      await until(() => !element.hasAttribute('aria-busy'), 'the idle list')
    })
  }

  it('is not busy for a visit that page script cancels, or to another address', async () => {
    const element = await list()
    visit('?sort=price_asc')
    await new Promise(requestAnimationFrame)
    expect(element.hasAttribute('aria-busy')).to.equal(false)
    const inLoader = await listInLoader()
    visit('/fr/shoppingcarts')
    await new Promise(requestAnimationFrame)
    expect(inLoader.hasAttribute('aria-busy')).to.equal(false)
  })

  it('emits an event when it is shown in another view', async () => {
    const element = await list()
    const changes = nextEvent('list:change', element)
    element.setAttribute('display', 'table')
    expect((await changes).detail).to.deep.equal({ display: 'table', count: 2 })
  })

  it('emits nothing when other content changes, and notices products that are added later', async () => {
    const element = await list('')
    let said = 0
    element.addEventListener('list:change', () => said++)
    element.append(document.createElement('p'))
    await new Promise(requestAnimationFrame)
    expect(said).to.equal(0)
    element.insertAdjacentHTML('beforeend', CARDS)
    await until(() => said === 1, 'the event')
  })

  it('warns of an unknown view, and shows the grid', async () => {
    expect((await warningsOf(() => list(CARDS, 'display="mosaic"'))).join()).to.contain('mosaic')
  })

  it('recognises its own address by the path', () => {
    const here = 'https://shop.example/fr/catalog?sort=newest'
    expect(isSameList('?pageindex=2', here)).to.equal(true)
    expect(isSameList('https://other.example/fr/catalog', here)).to.equal(false)
    expect(isSameList('http://', here)).to.equal(false)
  })

  it('is busy for a visit that keeps its place', async () => {
    const element = await listInLoader()
    visit('/fr/elsewhere?filter=1', { keepPlace: true })
    await until(() => element.ariaBusy === 'true', 'the busy list')
  })

  it('moves focus by keys from a quantity to that of the next row, and no further than the last', async () => {
    const row = (id: number, attributes = '') =>
      `<tr data-variant-id="${id}"><th scope="row">Bol</th><td><input type="hidden" name="Quantity" value="9">
        <input name="Quantity" value="${id}" aria-label="Q${id}" ${attributes}><input name="Note" aria-label="N"></td></tr>`
    const element = await list(
      `<table><tbody>${row(1)}${row(2, 'disabled')}${row(3)}</tbody></table>`,
      'display="table"',
    )
    const fields = [...element.querySelectorAll<HTMLInputElement>('input[aria-label^=Q]')]
    fields[0]?.focus()
    await sendKeys({ press: 'Alt+ArrowDown' })
    expect(document.activeElement).to.equal(fields[2])
    expect(fields[2]?.selectionEnd).to.equal(1)
    await sendKeys({ press: 'Alt+ArrowDown' })
    expect(document.activeElement).to.equal(fields[2])
    await sendKeys({ press: 'ArrowUp' })
    expect(document.activeElement).to.equal(fields[2])
    await sendKeys({ press: 'Alt+ArrowUp' })
    expect(document.activeElement).to.equal(fields[0])
  })

  it('restores the product that was in view, although sizes were estimated', async () => {
    const tall = (height: number) =>
      `<ul>${Array.from({ length: 60 }, (_, id) => `<li data-variant-id="${id}"><style>li { block-size: ${height}px }</style></li>`).join('')}</ul>`
    const topOf = (root: Element, id: number) =>
      root.querySelector(`[data-variant-id="${id}"]`)?.getBoundingClientRect().top ?? 0
    const place = await mount('<div></div>')
    place.style.inlineSize = '200px'
    place.style.paddingBlockEnd = '6000px'
    place.innerHTML = `<product-list>${tall(300)}</product-list>`
    scrollTo(0, 3_000)
    await new Promise(requestAnimationFrame)
    const first = [...Array(60).keys()].find((id) => topOf(place, id + 1) > 0) ?? 0
    const before = topOf(place, first)
    send(document, 'page:leave', { url: '' })
    place.innerHTML = ''
    scrollTo(0, 0)
    place.innerHTML = `<product-list>${tall(240)}</product-list>`
    scrollTo(0, 3_000)
    await until(() => Math.abs(topOf(place, first) - before) <= 1, 'the product')
    // A list that is shown from its beginning keeps its position.
    send(document, 'page:leave', { url: '' })
    place.innerHTML = `<product-list>${tall(300)}</product-list>`
    scrollTo(0, 0)
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
    expect(scrollY).to.equal(0)
  })

  it('is accessible', async () => {
    expect(await axeFindings(await list())).to.deep.equal([])
    expect(await axeFindings(await list(ROWS, 'display="table"'))).to.deep.equal([])
  })

  describe('with a modal in its address', () => {
    const asking = (query: string) => history.replaceState(null, '', `?${query}`)
    const shown = () => document.querySelector<HTMLDialogElement>('dialog[open]')
    let asked: string[] = []
    const note = (event: Event) => {
      const { pathname, search } = new URL((event as CustomEvent<{ url: string }>).detail.url, location.href)
      if (pathname.endsWith('list/popup')) asked.push(pathname + search)
    }
    const clock = new Clock()
    /** Waits until any modal that was requested would have opened. */
    const pastDelay = async () => {
      await rendered()
      clock.pass(OPEN_DELAY)
      await rendered()
    }

    before(() => document.addEventListener('api:request', note))
    after(() => document.removeEventListener('api:request', note))

    beforeEach(() => {
      asked = []
      clock.hold()
      send(document, 'page:leave', { url: '' })
      for (const list of ['wishlist', 'birthlist'])
        answer(`GET /fr/catalog/${list}/popup`, 200, `<h1>My ${list}</h1><p>Choose.</p>`)
      answer('GET /my/lists', 200, '<h1>Mine</h1>')
    })

    afterEach(() => {
      clock.release()
      for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
      history.replaceState(null, '', start)
    })

    it('opens the wishlist of a variant in the list, after 200 ms [NAV-30, LIMIT-048]', async () => {
      asking('openWishlist=2')
      await list()
      clock.pass(199)
      await rendered()
      expect(shown()).to.equal(null)
      clock.pass(1)
      await until(shown, 'the modal')
      await until(() => shown()?.textContent?.includes('My wishlist'), 'the content')
      expect(asked).to.deep.equal(['/fr/catalog/wishlist/popup?productVariantId=2'])
    })

    it('opens nothing for another variant, or for none [NAV-31]', async () => {
      for (const query of ['openWishlist=3', 'openWishlist=', 'openWishlist', 'openWishlist=02', 'other=2']) {
        asking(query)
        await list()
      }
      await pastDelay()
      expect(shown()).to.equal(null)
      expect(asked).to.deep.equal([])
    })

    it('opens the birth list whatever the value, with a variant [NAV-32]', async () => {
      asking('openBirthlist')
      await list()
      await pastDelay()
      await until(() => shown()?.textContent?.includes('My birthlist'), 'the modal')
      expect(asked).to.deep.equal(['/fr/catalog/birthlist/popup'])
      expect(askedModal('?openBirthlist=2', ['1', '2'])).to.deep.equal({ list: 'birthlist', variantId: '2' })
    })

    it('opens once, even if the list is moved or another one is on the page, and again on the next page', async () => {
      asking('openWishlist=1')
      const [one] = [await list(), await list()]
      document.body.append(one)
      await pastDelay()
      await until(shown, 'the modal')
      await pastDelay()
      expect(document.querySelectorAll('dialog[open]')).to.have.length(1)
      shown()?.remove()
      one.remove()
      document.body.append(one)
      await pastDelay()
      expect(shown()).to.equal(null)
      send(document, 'page:leave', { url: '' })
      one.remove()
      await new Promise(requestAnimationFrame)
      document.body.append(one)
      await pastDelay()
      await until(shown, 'the modal of the next page')
      one.remove()
    })

    it('uses the address of the markup, of this site only; a removed list opens nothing', async () => {
      asking('openWishlist=1')
      await list(CARDS, 'wishlist="https://evil.example/lists"')
      const gone = await list()
      gone.remove()
      await pastDelay()
      expect(shown()).to.equal(null)
      await list(CARDS, 'wishlist="/my/lists"')
      await pastDelay()
      await until(() => shown()?.textContent?.includes('Mine'), 'the modal')
    })
  })
})

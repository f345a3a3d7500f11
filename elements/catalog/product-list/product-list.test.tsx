import { expect } from '@open-wc/testing'
import { visit } from '../../../runtime/navigation/visit.ts'
import { send } from '../../../runtime/page/events.ts'
import { axeFindings, heard, mount, resetShop, until, warningsOf } from '../../../test/harness/room.ts'
import './index.ts'
import { isSameList } from './rules.ts'

const start = location.href
const stay = (event: Event) => event.preventDefault()

const CARDS = '<ul><li data-variant-id="1"><h2>Vase</h2></li><li data-variant-id="2"><h2>Bol</h2></li></ul>'
const ROWS =
  '<table><caption>Pièces</caption><tbody><tr data-variant-id="1"><th scope="row">Vase</th><td>24 €</td></tr></tbody></table>'

const list = (inside = CARDS, attributes = 'display="grid"') =>
  mount(`<product-list ${attributes}>${inside}</product-list>`)

/** The list in a page area that loads pages itself; the visit is stopped for it, as a page loader does. */
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

  it('is busy while the page goes to another order or page of the list, until it is there', async () => {
    const element = await listInLoader()
    visit('?sort=price_asc')
    await Promise.resolve()
    expect(element.getAttribute('aria-busy')).to.equal('true')
    const changes = heard('list:change', element)
    element.innerHTML = CARDS.replace('data-variant-id="2"', 'data-variant-id="9"')
    expect((await changes).detail).to.deep.equal({ display: 'grid', count: 2 })
    expect(element.hasAttribute('aria-busy')).to.equal(false)
  })

  for (const name of ['page:loaded', 'page:error', 'pageshow']) {
    it(`is idle again at ${name}`, async () => {
      const element = await listInLoader()
      visit('?pageindex=2')
      send(name === 'pageshow' ? window : document, name, {})
      expect(element.hasAttribute('aria-busy')).to.equal(false)
    })
  }

  it('is not busy for a visit that page script stops, or that goes elsewhere', async () => {
    const element = await list()
    visit('?sort=price_asc')
    await Promise.resolve()
    expect(element.hasAttribute('aria-busy')).to.equal(false)
    const inLoader = await listInLoader()
    visit('/fr/shoppingcarts')
    await Promise.resolve()
    expect(inLoader.hasAttribute('aria-busy')).to.equal(false)
  })

  it('says when it is shown in another way', async () => {
    const element = await list()
    const changes = heard('list:change', element)
    element.setAttribute('display', 'table')
    expect((await changes).detail).to.deep.equal({ display: 'table', count: 2 })
  })

  it('says nothing when something else inside changes, and hears of products that come late', async () => {
    const element = await list('')
    let said = 0
    element.addEventListener('list:change', () => said++)
    element.append(document.createElement('p'))
    await new Promise(requestAnimationFrame)
    expect(said).to.equal(0)
    element.insertAdjacentHTML('beforeend', CARDS)
    await until(() => said === 1, 'the event')
  })

  it('warns of a view that it does not know, and shows the grid', async () => {
    expect((await warningsOf(() => list(CARDS, 'display="mosaic"'))).join()).to.contain('mosaic')
  })

  it('knows its own address by the path', () => {
    const here = 'https://shop.example/fr/catalog?sort=newest'
    expect(isSameList('?pageindex=2', here)).to.equal(true)
    expect(isSameList('https://other.example/fr/catalog', here)).to.equal(false)
    expect(isSameList('http://', here)).to.equal(false)
  })

  it('is accessible', async () => {
    expect(await axeFindings(await list())).to.deep.equal([])
    expect(await axeFindings(await list(ROWS, 'display="table"'))).to.deep.equal([])
  })
})

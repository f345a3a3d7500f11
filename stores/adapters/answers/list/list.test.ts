import { expect } from '@open-wc/testing'
import { getHtml } from '../../../../test/harness/shop/adapter-calls.ts'
import { connectShop, type List, type Listed, type Shop } from '../../connect.ts'

const list: List = {
  count: 13,
  filters: [{ id: '5', name: 'Colour', values: [{ id: '31', name: 'Blue', count: 3 }] }],
  products: [
    {
      ...{ id: '7', variantId: '12', name: 'Vase <b>Lune</b>', url: '/fr/p/7', image: 'javascript:alert(1)' },
      ...{ from: 24, isFrom: true, currency: 'EUR' },
    },
  ],
}

let asked: Listed[]
const shop: Shop = {
  name: 'Example',
  basket: {} as Shop['basket'],
  catalogue: {} as Shop['catalogue'],
  list: {
    async read(listed) {
      asked.push(listed)
      return listed.text === 'none' ? { count: 0, filters: [], products: [] } : list
    },
  },
}

const at = (query: Record<string, string>) => history.replaceState(null, '', `?${new URLSearchParams(query)}`)

describe('the list of an adapter', () => {
  const start = location.href
  let end = () => {}
  beforeEach(() => {
    asked = []
    end = connectShop(shop)
  })
  afterEach(() => {
    end()
    history.replaceState(null, '', start)
    for (const template of document.querySelectorAll('template[data-vitrine]')) template.remove()
  })

  it('is that of the address of the page, in the collection that the tag names', async () => {
    at({ filter: '{"ProductAttributes":{"5":[31]}}', sort: 'name_desc', pageSize: '24', pageindex: '2', q: ' va ' })
    await getHtml('/fr/widget/productlist', { categoryId: 'vases' })
    expect(asked).to.deep.equal([
      { collection: 'vases', text: 'va', chosen: new Map([['5', ['31']]]), sort: 'name_desc', page: 2, size: 24 },
    ])
  })

  it('ignores what an address cannot mean', async () => {
    at({ filter: '{"ProductAttributes":', sort: 'toString', pageSize: '9999', pageindex: '-1' })
    await getHtml('/fr/widget/productlist')
    expect(asked).to.deep.equal([{ collection: '', text: '', chosen: new Map(), sort: 'best', page: 1, size: 12 }])
  })

  it('has cards with names that are text, filters with their numbers, chips, order and pages', async () => {
    at({ filter: '{"ProductAttributes":{"5":[31]}}', pageindex: '2', sort: 'price_asc' })
    const page = await getHtml('/fr/widget/productlist')
    const card = page.querySelector('product-list [data-variant-id="12"]')
    expect(card?.querySelector('a')?.textContent).to.equal('Vase <b>Lune</b>')
    expect(card?.querySelector('img')).to.equal(null)
    // The ids are numbers, as in the address: a chip removes its filter by comparing them.
    const current = page.querySelector('product-filters')?.getAttribute('current-filter')
    expect(current).to.equal('{"ProductAttributes":{"5":[31]}}')
    const item = page.querySelector('product-filters filter-item')
    expect(item?.getAttribute('data-is-selected')).to.equal('True')
    expect(item?.querySelector<HTMLInputElement>('input')?.checked).to.equal(true)
    const chip = page.querySelector<HTMLAnchorElement>('selected-filters [data-part=chip]')
    expect(chip?.getAttribute('aria-label')).to.contain('Blue')
    expect(chip?.search).to.equal('?sort=price_asc')
    expect(page.querySelector<HTMLSelectElement>('list-toolbar select')?.value).to.equal('price_asc')
    expect(page.querySelector('list-pagination')?.getAttribute('pages')).to.equal('2')
  })

  it('has the cards of the theme, and no pages and chips without need', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template data-vitrine="product-card"><a href="{{url}}" title="{{name}}">{{price}}</a></template>',
    )
    const page = await getHtml('/fr/widget/productlist', { pageSize: 13 })
    const link = page.querySelector<HTMLAnchorElement>('[data-variant-id] > a')
    expect([link?.getAttribute('href'), link?.title]).to.deep.equal(['/fr/p/7', 'Vase <b>Lune</b>'])
    expect(link?.textContent).to.match(/24/)
    expect(page.querySelector('list-pagination, selected-filters')).to.equal(null)
    expect((await getHtml('/fr/widget/productlist', { q: 'none' })).querySelector('product-list')).to.equal(null)
  })

  it('has its filters alone, for a tag without a form', async () => {
    const filters = await getHtml('/widget/catalog/ListFilter', { currentFilter: '{"ProductAttributes":{"5":[31]}}' })
    expect(filters.querySelector('form filter-item[value="31"] input:checked')).not.to.equal(null)
    expect(asked[0]?.chosen).to.deep.equal(new Map([['5', ['31']]]))
  })
})

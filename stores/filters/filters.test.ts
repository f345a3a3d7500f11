import { expect } from '@open-wc/testing'
import {
  $filters,
  addFilter,
  applyFilters,
  chooseFilter,
  chooseFilters,
  countFilters,
  dropChoice,
  filterAddress,
  isChosen,
  noteListed,
  parseFilters,
  removeFilter,
  serialiseFilters,
  setFilter,
  showListed,
  toggleFilter,
} from './filters.ts'

const three = { name: 'Brand', value: '3' }
const seven = { name: 'Brand', value: '7' }
const cobalt = { name: 'ProductAttributes', attributeId: '5', value: '31' }
const inStock = { name: 'InStock', value: 'true', single: true }

describe('the filters of a list', () => {
  it('are an object by the names of the filters [FILTER-07, NAV-23]', () => {
    const filters = [seven, inStock].reduce(addFilter, {})
    expect(Object.keys(JSON.parse(serialiseFilters(filters)))).to.deep.equal(['Brand', 'InStock'])
  })

  it('hold ids as a list, and single values as they are [FILTER-08, FILTER-09]', () => {
    const filters = [seven, three, inStock].reduce(addFilter, setFilter({}, 'PriceMax', 80))
    expect(JSON.parse(serialiseFilters(filters))).to.deep.equal({ Brand: [3, 7], PriceMax: 80, InStock: true })
  })

  it('map an attribute to its values [FILTER-10]', () => {
    const filters = [cobalt, { ...cobalt, value: '32' }, { ...cobalt, attributeId: '6', value: '1' }].reduce(
      addFilter,
      {},
    )
    expect(JSON.parse(serialiseFilters(filters))).to.deep.equal({ ProductAttributes: { 5: [31, 32], 6: [1] } })
  })

  it('have one text, however they were chosen', () => {
    const one = [cobalt, inStock, seven, three].reduce(addFilter, {})
    const other = [three, seven, seven, cobalt, inStock].reduce(addFilter, {})
    expect(serialiseFilters(one)).to.equal('{"Brand":[3,7],"InStock":true,"ProductAttributes":{"5":[31]}}')
    expect(serialiseFilters(other)).to.equal(serialiseFilters(one))
    expect(serialiseFilters(parseFilters('{"Zed":["b","a"],"Brand":7,"Alpha":[1]}') ?? {})).to.equal(
      '{"Brand":7,"Alpha":[1],"Zed":["a","b"]}',
    )
  })

  it('leave out empty filters', () => {
    expect(serialiseFilters(removeFilter(addFilter({}, three), three))).to.equal('')
    expect(serialiseFilters(removeFilter(addFilter({}, cobalt), cobalt))).to.equal('')
    expect(serialiseFilters(setFilter({ PriceMin: 5 }, 'PriceMin', undefined))).to.equal('')
  })

  it('are toggled one by one', () => {
    const filters = toggleFilter(toggleFilter({ Brand: 3 }, seven), cobalt)
    expect([isChosen(filters, three), isChosen(filters, seven), isChosen(filters, cobalt)]).to.deep.equal([
      true,
      true,
      true,
    ])
    expect(isChosen(toggleFilter(filters, three), three)).to.equal(false)
    expect(isChosen({}, cobalt)).to.equal(false)
  })

  it('are counted; the ends of a range are one choice', () => {
    const filters = [three, seven, cobalt, inStock].reduce(addFilter, { PriceMin: 10, PriceMax: 80 })
    expect(countFilters(filters)).to.equal(5)
  })

  it('are read only from an object; invalid values are ignored', () => {
    for (const text of ['{', '[1]', '"x"', '3', 'null']) expect(parseFilters(text), text).to.equal(undefined)
    for (const text of ['', null, undefined]) expect(parseFilters(text)).to.deep.equal({})
    const hostile = '{"__proto__":{"x":[1]},"Brand":[[3],null,{"a":1},4,"",4],"InStock":false,"Price":{}}'
    const filters = parseFilters(hostile) ?? {}
    expect(filters.Brand).to.deep.equal([4])
    expect(Object.keys(filters).sort()).to.deep.equal(['Brand', '__proto__'])
    expect(({} as { x?: unknown }).x).to.equal(undefined)
    expect(isChosen(filters, { name: 'constructor', value: '1' })).to.equal(false)
  })

  it('are added to the address without the page number; its other parameters are kept [FILTER-16, FILTER-20]', () => {
    const address = filterAddress('https://shop.test/fr/catalog?q=bol&pageindex=3&sort=name_asc#top', { Brand: [3] })
    const { searchParams, hash } = new URL(address)
    expect(Object.fromEntries(searchParams)).to.deep.equal({ q: 'bol', sort: 'name_asc', filter: '{"Brand":[3]}' })
    expect(hash).to.equal('')
    expect(filterAddress(address, {})).to.equal('https://shop.test/fr/catalog?q=bol&sort=name_asc')
  })
})

describe('the choice of a page', () => {
  const start = location.href
  const visits: { url: string; keepPlace: boolean; replace: boolean }[] = []
  const stay = (event: Event) => {
    visits.push((event as CustomEvent).detail)
    event.preventDefault()
  }

  before(() => document.addEventListener('page:before-visit', stay))
  after(() => document.removeEventListener('page:before-visit', stay))
  beforeEach(() => {
    visits.length = 0
    history.replaceState(null, '', '/fr/catalog')
    showListed({})
    dropChoice()
  })
  afterEach(() => history.replaceState(null, '', start))

  const texts = () => {
    const { state, filters, listed } = $filters.get()
    return [state, serialiseFilters(filters), serialiseFilters(listed)]
  }

  it('waits until the list shows it', () => {
    chooseFilter(three, true)
    expect(texts()).to.deep.equal(['waiting', '{"Brand":[3]}', ''])
    showListed({ Brand: [3] })
    expect(texts()).to.deep.equal(['listed', '{"Brand":[3]}', '{"Brand":[3]}'])
  })

  it('is the listed one again when it is dropped', () => {
    chooseFilter(three, true)
    chooseFilter(three, false)
    expect(texts()).to.deep.equal(['listed', '', ''])
  })

  it('is kept when the same list is loaded again, and is dropped with another list or another page', () => {
    chooseFilter(three, true)
    showListed({})
    expect(texts()[0]).to.equal('waiting')
    showListed({ Brand: [9] })
    expect(texts()).to.deep.equal(['listed', '{"Brand":[9]}', '{"Brand":[9]}'])
    chooseFilter(three, true)
    history.replaceState(null, '', '/fr/other')
    showListed()
    expect(texts()).to.deep.equal(['listed', '', ''])
  })

  it('loads the list once with all chosen filters, keeping scroll position and focus', async () => {
    chooseFilters({ Brand: [3] })
    chooseFilter(cobalt, true)
    await applyFilters()
    expect(visits.length).to.equal(1)
    expect(visits[0]?.keepPlace).to.equal(true)
    const filter = new URL(visits[0]?.url ?? '').searchParams.get('filter')
    expect(filter).to.equal('{"Brand":[3],"ProductAttributes":{"5":[31]}}')
    await applyFilters({ base: '/fr/elsewhere?q=a' })
    expect(visits[1]).to.include({ keepPlace: false })
  })

  it('counts a value that the server shows as chosen as listed', () => {
    noteListed(three)
    expect(texts()).to.deep.equal(['listed', '{"Brand":[3]}', '{"Brand":[3]}'])
    chooseFilter(three, false)
    noteListed(three)
    expect(texts()).to.deep.equal(['waiting', '', '{"Brand":[3]}'])
  })

  it('adds a value that the server shows as chosen to an earlier choice', () => {
    chooseFilter(three, true)
    noteListed(cobalt)
    const both = '{"Brand":[3],"ProductAttributes":{"5":[31]}}'
    expect(texts()).to.deep.equal(['waiting', both, '{"ProductAttributes":{"5":[31]}}'])
  })

  it('keeps a single value that was chosen before the server’s value was known', () => {
    chooseFilter(inStock, true)
    noteListed({ name: 'InStock', value: '2', single: true })
    expect(texts()).to.deep.equal(['waiting', '{"InStock":true}', '{"InStock":2}'])
  })
})

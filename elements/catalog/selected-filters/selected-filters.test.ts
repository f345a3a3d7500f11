import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  $filters,
  chooseFilter,
  dropChoice,
  type Filters,
  serialiseFilters,
  showListed,
} from '../../../stores/filters/filters.ts'
import { axeFindings, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href
const LISTED: Filters = { Brand: [3, 7], PriceMin: 10, PriceMax: 80, ProductAttributes: { 5: [31] } }

const MARKUP = `<selected-filters><ul>
  <li><a id="c1" data-part="chip" data-name="Brand" data-value="3" href="/fr/catalog?b">Lune</a></li>
  <li><a id="c2" data-part="chip" data-name="ProductAttributes" data-attribute-id="5" data-value="31" href="/fr/catalog?a">Bleu</a></li>
  <li><a id="c3" data-part="chip" data-name="PriceMin PriceMax" href="/fr/catalog?p">10 € – 80 €</a></li>
</ul><a data-part="clear" href="/fr/catalog">Tout effacer</a></selected-filters>`

const ONE = `<selected-filters><a data-part="chip" data-name="Brand" data-value="3" href="/fr/catalog">Lune</a></selected-filters>`

const visits: URL[] = []
const stay = (event: Event) => {
  visits.push(new URL((event as CustomEvent).detail.url))
  event.preventDefault()
}

const asked = () => visits.at(-1)?.searchParams.get('filter') ?? ''

async function shown(markup = MARKUP, listed = LISTED) {
  history.replaceState(null, '', `/fr/catalog?q=bol&pageindex=3&filter=${encodeURIComponent(serialiseFilters(listed))}`)
  dropChoice()
  showListed(listed)
  dropChoice()
  const place = await mount(`<main><h1>Liste</h1>${markup}</main>`)
  const host = place.querySelector('selected-filters') as HTMLElement
  return { place, host, chip: (id: string) => place.querySelector<HTMLElement>(`#${id}`) as HTMLElement }
}

describe('<selected-filters>', () => {
  before(() => document.addEventListener('page:before-visit', stay))
  after(() => document.removeEventListener('page:before-visit', stay))
  beforeEach(() => {
    resetShop()
    visits.length = 0
  })
  afterEach(() => history.replaceState(null, '', start))

  it('removes one filter, and keeps the rest of the address except the page number', async () => {
    const { host, chip } = await shown()
    const removed = nextEvent('filter:remove', host)
    chip('c1').click()
    expect(asked()).to.equal('{"Brand":[7],"PriceMin":10,"PriceMax":80,"ProductAttributes":{"5":[31]}}')
    expect(Object.fromEntries(visits[0]?.searchParams ?? []))
      .to.include({ q: 'bol' })
      .and.not.have.property('pageindex')
    expect((await removed).detail).to.deep.equal({ name: 'Brand', value: '3', attributeId: '' })
    await until(() => !chip('c1').checkVisibility(), 'the chip to go')
  })

  it('removes a value of an attribute, both ends of a range, and all', async () => {
    const { host, chip } = await shown()
    chip('c2').click()
    chip('c3').click()
    expect(asked()).to.equal('{"Brand":[3,7]}')
    host.querySelector<HTMLElement>('[data-part=clear]')?.click()
    expect([visits.length, asked()]).to.deep.equal([3, ''])
  })

  it('includes filters that were chosen meanwhile', async () => {
    const { chip } = await shown()
    chooseFilter({ name: 'InStock', value: 'true', single: true }, true)
    chip('c3').click()
    expect(asked()).to.equal('{"Brand":[3,7],"InStock":true,"ProductAttributes":{"5":[31]}}')
  })

  it('is hidden without its last filter [FILTER-17]', async () => {
    const { host } = await shown(ONE, { Brand: [3] })
    expect(host.checkVisibility()).to.equal(true)
    host.querySelector('a')?.click()
    await until(() => !host.checkVisibility(), 'the block to go')
    expect(asked()).to.equal('')
    const { host: empty } = await shown('<selected-filters></selected-filters>', {})
    expect(empty.checkVisibility()).to.equal(false)
  })

  it('shows its filters again when the list cannot be loaded', async () => {
    const { host } = await shown(ONE, { Brand: [3] })
    host.querySelector('a')?.click()
    await until(() => !host.checkVisibility(), 'the block to go')
    dropChoice()
    await until(() => host.checkVisibility() && host.querySelector('a')?.checkVisibility(), 'the filter')
  })

  it('moves focus to the next filter, and at last to the heading', async () => {
    const { place, chip } = await shown()
    chip('c2').focus()
    await sendKeys({ press: 'Enter' })
    expect(document.activeElement === chip('c3')).to.equal(true)
    await sendKeys({ press: 'Enter' })
    expect(document.activeElement === chip('c1')).to.equal(true)
    await sendKeys({ press: 'Enter' })
    expect(document.activeElement === place.querySelector('h1')).to.equal(true)
  })

  it('ignores ordinary links and clicks with modifier keys', async () => {
    const { host, chip } = await shown(MARKUP.replace('<ul>', '<a href="#x" class="plain">x</a><ul>'))
    let removals = 0
    host.addEventListener('filter:remove', () => {
      removals += 1
    })
    host.querySelector<HTMLElement>('.plain')?.click()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true })
    chip('c1').addEventListener('click', (event) => event.preventDefault(), { once: true })
    chip('c1').dispatchEvent(click)
    expect([removals, visits.length]).to.deep.equal([0, 0])
  })

  it('accepts filters that are added later', async () => {
    const { host } = await shown('<selected-filters></selected-filters>', LISTED)
    const { host: full } = await shown()
    host.append(...full.childNodes)
    await until(() => host.checkVisibility(), 'the block')
    host.querySelector('a')?.click()
    expect(visits.length).to.equal(1)
  })

  it('does nothing after it was removed, and works again when it is inserted again', async () => {
    const { place, host, chip } = await shown()
    host.remove()
    await new Promise(requestAnimationFrame)
    chip('c1')?.click()
    expect([visits.length, serialiseFilters($filters.get().filters)]).to.deep.equal([0, serialiseFilters(LISTED)])
    place.append(host)
    chip('c1').click()
    expect(visits.length).to.equal(1)
  })

  it('passes axe', async () => {
    const { place } = await shown()
    expect(await axeFindings(place)).to.deep.equal([])
  })
})

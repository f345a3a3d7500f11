import '../filter-item/index.ts'
import './index.ts'
import { expect, fixtureCleanup } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { $filters, dropChoice, serialiseFilters, showListed } from '../../../stores/filters/filters.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, hydrateAll, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'

const start = location.href
const clock = new Clock()

const item = (value: number, isChosen = false) => `
  <filter-item name="Brand" value="${value}" data-is-selected="${isChosen ? 'True' : 'False'}">
    <label><input type="checkbox" name="Brand" value="${value}" id="b${value}"${isChosen ? ' checked' : ''}> Marque ${value}</label>
  </filter-item>`

const FORM = `<form method="get" action="/fr/catalog">${item(3)}${item(7)}
  <label>De <input name="PriceMin" id="min" inputmode="decimal"></label><p data-part="unused"></p>
  <label>à <input name="PriceMax" id="max" inputmode="decimal"></label>
  <a href="/fr/catalog" data-part="clear">Effacer</a>
  <button type="submit" data-part="show">Afficher 12 produits</button></form>`

type Visit = { url: string; replace: boolean; keepPlace: boolean }
const visits: Visit[] = []
const stay = (event: Event) => {
  visits.push((event as CustomEvent).detail)
  event.preventDefault()
}

async function shown(attributes = 'refresh-on-click', form = FORM) {
  const place = await mount(`<div><aside><product-filters ${attributes}>${form}</product-filters></aside></div>`)
  const host = place.querySelector('product-filters') as HTMLElement
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => place.querySelector(selector) as E
  await until(() => host.matches('[data-wide], [data-open], :has([aria-expanded])'), 'the filters')
  return { place, host, find }
}

const asked = () => new URL(visits.at(-1)?.url ?? location.href).searchParams
const filter = () => asked().get('filter') ?? ''

function type(field: HTMLInputElement, text: string): void {
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const leave = (field: HTMLInputElement) => {
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.blur()
}

describe('<product-filters>', () => {
  before(async () => {
    document.addEventListener('page:before-visit', stay)
    await setViewport({ width: 1200, height: 800 })
  })
  after(() => document.removeEventListener('page:before-visit', stay))
  beforeEach(() => {
    resetShop()
    visits.length = 0
    history.replaceState(null, '', '/fr/catalog?q=bol&pageindex=3&sort=name_asc')
    showListed({})
    dropChoice()
  })
  afterEach(async () => {
    clock.release()
    fixtureCleanup()
    history.replaceState(null, '', start)
  })

  it('loads the list at once with the choice, and replaces the present one [FILTER-14, FILTER-20]', async () => {
    const { host, find } = await shown()
    const [changed, submitted] = [nextEvent('filters:change', host), nextEvent('filters:submit', host)]
    find('#b7').click()
    expect(visits.map(({ keepPlace }) => keepPlace)).to.deep.equal([true])
    expect(Object.fromEntries(asked())).to.deep.equal({ q: 'bol', sort: 'name_asc', filter: '{"Brand":[7]}' })
    expect((await changed).detail.filters).to.deep.equal({ Brand: [7] })
    expect((await submitted).detail.url).to.equal(visits[0]?.url)
  })

  it('removes the page number [FILTER-16]', async () => {
    const { find } = await shown()
    find('#b3').click()
    expect(asked().has('pageindex')).to.equal(false)
  })

  it('waits for the submit without refresh-on-click, and then sends all choices once [FILTER-15]', async () => {
    const { host, find } = await shown('')
    find('#b7').click()
    find('#b3').click()
    type(find('#max'), '80')
    expect(visits.length).to.equal(0)
    await until(() => find('[data-part=show]').textContent === 'Afficher les articles', 'the text of the button')
    const submitted = nextEvent('filters:submit', host)
    find('[data-part=show]').click()
    expect([visits.length, filter()]).to.deep.equal([1, '{"Brand":[3,7],"PriceMax":80}'])
    expect((await submitted).detail.filters).to.deep.equal({ Brand: [3, 7], PriceMax: 80 })
  })

  it('leaves the form of another tag in its panel to that tag', async () => {
    const { find } = await shown('', `<div data-part="panel">${FORM}<x-tools><form id="tools"></form></x-tools></div>`)
    let isNative = false
    const note = (event: Event) => {
      isNative = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('submit', note, { once: true })
    find<HTMLFormElement>('#tools').requestSubmit()
    expect(isNative).to.equal(true)
    expect(visits).to.deep.equal([])
  })

  it('adds a click to the chosen filters while a list is loading', async () => {
    const { find } = await shown()
    find('#b7').click()
    find('#b3').click()
    expect([visits.length, filter()]).to.deep.equal([2, '{"Brand":[3,7]}'])
    find('#b7').click()
    expect(filter()).to.equal('{"Brand":[3]}')
  })

  it('sends typed prices 1000 ms after the last change, once for a burst [LIMIT-028, LIMIT-029]', async () => {
    const { find } = await shown()
    clock.hold()
    type(find('#max'), '8')
    clock.pass(900)
    type(find('#max'), '80')
    clock.pass(999)
    expect(visits.length).to.equal(0)
    clock.pass(1)
    expect([visits.length, filter()]).to.deep.equal([1, '{"PriceMax":80}'])
    find('#b3').click()
    expect([visits.length, filter()]).to.deep.equal([2, '{"Brand":[3],"PriceMax":80}'])
    clock.pass(5_000)
    expect(visits.length).to.equal(2)
  })

  it('notifies of a typed price once, also when the field is left after it was sent', async () => {
    const { host, find } = await shown()
    const changes: unknown[] = []
    host.addEventListener('filters:change', (event) => changes.push((event as CustomEvent).detail.filters))
    clock.hold()
    type(find('#max'), '80')
    clock.pass(1_000)
    leave(find('#max'))
    clock.pass(1_000)
    expect(changes).to.deep.equal([{ PriceMax: 80 }])
    expect(visits.length).to.equal(1)
  })

  it('sends a price that is being typed when an item is clicked', async () => {
    const { find } = await shown()
    clock.hold()
    type(find('#min'), '12,50')
    find('#b3').click()
    expect([visits.length, filter()]).to.deep.equal([1, '{"Brand":[3],"PriceMin":12.5}'])
    clock.pass(2_000)
    expect(visits.length).to.equal(1)
  })

  it('sends the whole form after a delay with auto-submit alone', async () => {
    const { find } = await shown('auto-submit')
    clock.hold()
    find('#b3').click()
    find('#b7').click()
    clock.pass(999)
    expect(visits.length).to.equal(0)
    clock.pass(1)
    expect([visits.length, filter()]).to.deep.equal([1, '{"Brand":[3,7]}'])
  })

  it('swaps the ends of a range when they are left, and waits while one is half typed', async () => {
    const { find } = await shown('refresh-on-click current-filter=\'{"PriceMin":10}\'')
    expect(find('#min').value).to.equal('10')
    clock.hold()
    type(find('#max'), '5')
    clock.pass(3_000)
    expect([visits.length, find('#max').value]).to.deep.equal([0, '5'])
    leave(find('#max'))
    clock.pass(1_000)
    expect(filter()).to.equal('{"PriceMin":5,"PriceMax":10}')
    await until(() => find('#min').value === '5' && find('#max').value === '10', 'both ends')
  })

  it('marks an invalid price and keeps the other filters', async () => {
    const { find } = await shown()
    clock.hold()
    type(find('#min'), 'abc')
    clock.pass(1_000)
    await until(() => find('#min').ariaInvalid === 'true', 'the mark')
    expect(visits.length).to.equal(0)
    await until(() => find('[data-part=unused]').textContent?.startsWith('« abc » n’est pas utilisé'), 'the message')
    expect(find('#min').value).to.equal('abc')
    type(find('#min'), '-3')
    type(find('#max'), '20')
    clock.pass(1_000)
    expect(filter()).to.equal('{"PriceMax":20}')
    await until(() => find('[data-part=unused]').textContent?.startsWith('« -3 »'), 'the message')
    type(find('#min'), '3')
    await until(() => !find('#min').hasAttribute('aria-invalid'), 'no mark')
    expect(find('[data-part=unused]').textContent).to.equal('')
  })

  it('replaces its own history entry while typing continues', async () => {
    const { find } = await shown()
    clock.hold()
    type(find('#max'), '8')
    clock.pass(1_000)
    history.replaceState(null, '', visits[0]?.url)
    type(find('#max'), '80')
    clock.pass(1_000)
    expect(visits.map(({ replace }) => replace)).to.deep.equal([false, true])
  })

  it('removes all filters', async () => {
    const { find } = await shown('refresh-on-click current-filter=\'{"Brand":[3],"PriceMax":80}\'')
    await until(() => find('#b3').checked && find('#max').value === '80', 'what is listed')
    find('[data-part=clear]').click()
    await until(() => !find('#b3').checked && find('#max').value === '', 'no filter')
    expect(filter()).to.equal('')
    expect(visits.length).to.equal(1)
  })

  it('visits the list of its form when that is another page', async () => {
    const form = FORM.replace('/fr/catalog"', '/fr/elsewhere"').replace(
      '>',
      '><input type="hidden" name="q" value="x">',
    )
    const { find } = await shown('', form)
    find('#b3').click()
    find('[data-part=show]').click()
    expect(new URL(visits[0]?.url ?? '').pathname).to.equal('/fr/elsewhere')
    expect(Object.fromEntries(asked())).to.deep.equal({ q: 'x', filter: '{"Brand":[3]}' })
    expect(visits[0]?.keepPlace).to.equal(false)
  })

  it('sends no request when the list shows all chosen filters', async () => {
    history.replaceState(null, '', '/fr/catalog')
    const { find } = await shown()
    find('[data-part=show]').click()
    expect(visits.length).to.equal(0)
  })

  it('shows the listed filters after Back', async () => {
    const { find } = await shown()
    find('#b3').click()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => !find('#b3').checked, 'what is listed')
    expect($filters.get().state).to.equal('listed')
  })

  it('hides itself and its aside without any filter [FILTER-18, FILTER-19]', async () => {
    const { host, place } = await shown('', '<form><input type="hidden" name="q" value="x"><button>ok</button></form>')
    await until(() => host.hidden, 'the end of it')
    expect(host.checkVisibility()).to.equal(false)
    expect(place.querySelector('aside')?.checkVisibility()).to.equal(false)
    host.querySelector('form')?.insertAdjacentElement('afterbegin', document.createElement('filter-item'))
    await until(() => host.checkVisibility(), 'the filters')
  })

  it('gives two on one page the same state, and a clone its own', async () => {
    const { place, host, find } = await shown('')
    place.append(host.cloneNode(true))
    hydrateAll(place)
    find('#b3').click()
    const boxes = [...place.querySelectorAll<HTMLInputElement>('[id=b3]')]
    await until(() => boxes.length === 2 && boxes.every(({ checked }) => checked), 'both ticks')
    await until(() => place.querySelectorAll('[data-part=toggle]').length === 2, 'a button each')
  })

  it('neither waits nor listens after it was removed from the page', async () => {
    const { host, find } = await shown()
    clock.hold()
    const [box, max] = [find('#b3'), find('#max')]
    type(max, '20')
    host.remove()
    await new Promise(requestAnimationFrame)
    clock.pass(2_000)
    box.click()
    expect([visits.length, serialiseFilters($filters.get().filters)]).to.deep.equal([0, ''])
  })

  it('ignores an invalid current-filter, and shows hostile ones as text', async () => {
    for (const text of ['{', '[]', '&quot;x&quot;', '{"__proto__":[1],"Brand":{"a":[[]]}}']) {
      const { host, find } = await shown(`refresh-on-click current-filter='${text}'`)
      expect(host.hasAttribute('data-error'), text).to.equal(false)
      find('#b3').click()
      expect(JSON.parse(filter()).Brand, text).to.deep.equal([3])
      host.remove()
      dropChoice()
    }
  })

  it('passes axe', async () => {
    const { place } = await shown()
    place.querySelector('aside')?.setAttribute('aria-label', 'Filtres')
    expect(await axeFindings(place)).to.deep.equal([])
  })
})

import '../filter-item/index.ts'
import './index.ts'
import { expect, fixtureCleanup } from '@open-wc/testing'
import { resetSettings } from '../../../runtime/page/settings.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { dropChoice, showListed } from '../../../stores/filters/filters.ts'
import { answer, axeFindings, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'

const WIDGET = 'GET /widget/catalog/ListFilter'
const HTML = `<form action="/fr/catalog"><filter-item name="Brand" value="3" data-is-selected="True">
  <label><input type="checkbox" id="b3"> Lune</label></filter-item><button data-part="show">Afficher</button></form>`
const NONE = '<form><input type="hidden" name="q" value="x"></form>'

const start = location.href
const urls: URL[] = []
const note = (event: Event) => urls.push(new URL((event as ApiRequestEvent).detail.url, location.href))

async function shown(attributes = '', inside = '') {
  const place = await mount(`<div><aside><product-filters ${attributes}>${inside}</product-filters></aside></div>`)
  return { place, host: place.querySelector('product-filters') as HTMLElement }
}

const query = () => urls.find(({ pathname }) => pathname.endsWith('/ListFilter'))?.searchParams
const message = (host: Element) => host.querySelector('[data-part=message]')?.textContent ?? ''
/** Waits until any request would have been sent. */
const settled = async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
}

describe('<product-filters> that the server sent empty', () => {
  before(() => document.addEventListener('api:request', note))
  after(() => document.removeEventListener('api:request', note))
  beforeEach(() => {
    resetShop()
    resetSettings()
    urls.length = 0
    history.replaceState(null, '', '/fr/catalog')
    showListed({})
    dropChoice()
  })
  afterEach(async () => {
    fixtureCleanup()
    await Promise.resolve()
    Object.assign(globalThis, { shopSettings: undefined })
    history.replaceState(null, '', start)
  })

  it('fetches its filters and renders them [FILTER-01]', async () => {
    let open = () => {}
    answer(WIDGET, 200, HTML, new Promise<void>((resolve) => (open = resolve)))
    const { host } = await shown('category-id="4"')
    await until(() => host.ariaBusy === 'true', 'the request')
    open()
    const box = await until(() => host.querySelector<HTMLInputElement>('#b3'), 'the filters')
    await until(() => box.checked, 'the tick')
    expect([callsTo(WIDGET).length, host.ariaBusy]).to.deep.equal([1, null])
    await until(() => host.querySelector('[data-part=toggle]'), 'the toggle')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('sends the brand, the category and the chosen filters [FILTER-02, FILTER-03, FILTER-04]', async () => {
    answer(WIDGET, 200, HTML)
    await shown('brand-id="9" category-id="4" current-filter=\'{"PriceMax":80,"Brand":[7,3]}\'')
    await until(query, 'the request')
    expect([query()?.get('brandId'), query()?.get('categoryId')]).to.deep.equal(['9', '4'])
    expect(JSON.parse(query()?.get('currentFilter') ?? '')).to.deep.equal({ Brand: [3, 7], PriceMax: 80 })
  })

  it('uses the address of the page if the tag has no filters', async () => {
    answer(WIDGET, 200, HTML)
    history.replaceState(null, '', '/fr/catalog?filter=%7B%22Brand%22%3A3%7D')
    await shown()
    await until(query, 'the request')
    expect(JSON.parse(query()?.get('currentFilter') ?? '')).to.deep.equal({ Brand: 3 })
  })

  it('requests a fragment of a page [FILTER-21]', async () => {
    const { fetch } = globalThis
    const sent: Request[] = []
    globalThis.fetch = async (input, init) => {
      sent.push(new Request(input, init))
      return new Response(HTML, { headers: { 'Content-Type': 'text/html' } })
    }
    const pass = (event: Event) => event.stopImmediatePropagation()
    addEventListener('api:request', pass, { capture: true })
    try {
      const { host } = await shown()
      await until(() => host.querySelector('#b3'), 'the filters')
    } finally {
      globalThis.fetch = fetch
      removeEventListener('api:request', pass, { capture: true })
    }
    const request = sent.find(({ url }) => url.includes('/ListFilter'))
    expect(request?.headers.get('X-Page-Target')).to.equal('product-filters')
  })

  it('sends no request when the server has printed the filters [FILTER-05]', async () => {
    await shown('', HTML)
    await settled()
    expect(callsTo(WIDGET)).to.deep.equal([])
  })

  for (const [where, attributes, shop] of [
    ['of the tag', 'theme="Corporate"', {}],
    ['of the settings', '', { theme: 'Corporate' }],
  ] as const) {
    it(`sends no request in the theme Corporate ${where} [FILTER-06]`, async () => {
      Object.assign(globalThis, { shopSettings: shop })
      resetSettings()
      const { host } = await shown(attributes)
      await settled()
      expect([callsTo(WIDGET).length, host.hidden]).to.deep.equal([0, true])
    })
  }

  it('hides itself and its aside when the answer has no filters [FILTER-18, FILTER-19]', async () => {
    answer(WIDGET, 200, NONE)
    const { host, place } = await shown()
    await until(() => host.hidden, 'the end')
    expect([host.checkVisibility(), place.querySelector('aside')?.checkVisibility()]).to.deep.equal([false, false])
  })

  for (const status of [0, 401, 404, 422, 500]) {
    it(`reports that they could not be loaded (${status}), and loads them again on request`, async () => {
      answer(WIDGET, status, null)
      answer(WIDGET, 200, HTML)
      const { host } = await shown()
      await until(() => message(host) !== '', 'the message')
      expect([host.checkVisibility(), host.ariaBusy]).to.deep.equal([true, null])
      const retry = host.querySelector<HTMLElement>('[data-part=retry]')
      retry?.focus()
      retry?.click()
      await until(() => host.querySelector('#b3'), 'the filters')
      expect(message(host)).to.equal('')
      expect(host.contains(document.activeElement)).to.equal(true)
    })
  }

  it('loads them again when the connection is restored', async () => {
    answer(WIDGET, 0)
    answer(WIDGET, 200, HTML)
    const { host } = await shown()
    await until(() => message(host) !== '', 'the message')
    window.dispatchEvent(new Event('online'))
    await until(() => host.querySelector('#b3'), 'the filters')
    expect(message(host)).to.equal('')
  })

  it('uses the content of a tag of its own in the answer', async () => {
    answer(WIDGET, 200, `<product-filters>${HTML}</product-filters>`)
    const { host } = await shown()
    await until(() => host.querySelector('#b3'), 'the filters')
    await settled()
    expect([host.querySelectorAll('product-filters').length, callsTo(WIDGET).length]).to.deep.equal([0, 1])
  })

  it('stops its request when it is removed, and sends it again when it is inserted again', async () => {
    let open = () => {}
    answer(WIDGET, 200, HTML, new Promise<void>((resolve) => (open = resolve)))
    const { place, host } = await shown()
    await until(() => callsTo(WIDGET).length === 1, 'the request')
    host.remove()
    await settled()
    open()
    await settled()
    expect([host.querySelector('#b3'), host.ariaBusy]).to.deep.equal([null, null])
    place.append(host)
    await until(() => host.querySelector('#b3'), 'the filters')
  })

  it('uses filters that are added later', async () => {
    answer(WIDGET, 500)
    const { host } = await shown()
    host.append(...(await mount<HTMLElement>(`<div>${HTML}</div>`)).childNodes)
    await settled()
    expect([message(host), host.querySelectorAll('form').length]).to.deep.equal(['', 1])
  })
})

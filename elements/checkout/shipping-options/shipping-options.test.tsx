import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'
import '../one-step-checkout/index.ts'

const METHODS = 'POST /api/v1/shoppingcarts/shippingmethods'
const COUNTRIES = 'POST /api/v1/shoppingcarts/shippingcountries'
const COUNTRY = 'POST /api/v1/shoppingcarts/country'
const WAYS = 'GET /fr/widget/shippingoptions'
const SUMMARY = 'GET /fr/widget/checkoutsummary'

const way = (id: number, name: string, more = '') =>
  `<label><input type="radio" name="ShippingMethodId" value="${id}" ${more}> ${name}</label>`

const tag = (attributes = 'method-id="1" country-code="FR"') => `<shipping-options ${attributes}>
  <label>Pays <select name="ShippingCountryId"><option value="1" data-country-code="FR" selected>France</option>
    <option value="11" data-country-code="CH">Suisse</option><option value="30">Ailleurs</option></select></label>
  <label><input type="radio" name="Address" value="4" data-country-code="be"> 1 rue Haute, Bruxelles</label>
  <fieldset><legend>Livraison</legend>
  <div data-part="methods">${way(1, 'À domicile', 'checked')}${way(2, 'Express')}</div></fieldset></shipping-options>`

const page = `<one-step-checkout><form action="javascript:void 0">${tag()}<input type="hidden" name="BillingCountryId" value="7">
  <div data-part="summary">Total</div><button>Commander</button></form></one-step-checkout>`

const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)
const bodies = (call: string) => callsTo(call).map(({ body }) => body)

describe('<shipping-options>', () => {
  before(loadStrings)
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const put = async (markup = tag()) => {
    const root = await mount(markup)
    const element = await hydrated(
      root.localName === 'shipping-options' ? root : (root.querySelector('shipping-options') as Element),
    )
    const emitted: unknown[] = []
    element.addEventListener('shipping:change', (event) => emitted.push((event as CustomEvent).detail))
    const country = element.querySelector('select') as HTMLSelectElement
    const choose = (value: string) => {
      country.value = value
      country.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const radio = (value: string) => element.querySelector(`[value="${value}"]:is(input)`) as HTMLInputElement
    return { root, element, emitted, choose, radio }
  }

  it('sends the chosen option, and announces it after the shop has stored it [CHECKOUT-02, API-52, API-87]', async () => {
    answer(METHODS, 200, true)
    const { radio, emitted } = await put()
    radio('2').click()
    await until(() => emitted.length > 0)
    expect(bodies(METHODS)).to.deep.equal([{ ShippingMethodId: 2 }])
    expect(emitted).to.deep.equal([{ method: '2', country: '' }])
    expect(callsTo(WAYS)).to.deep.equal([])
  })

  it('sends a choice that was not stored again when the connection is restored, once', async () => {
    answer(METHODS, 0)
    answer(METHODS, 200, true)
    const { radio, emitted } = await put()
    radio('2').click()
    await until(() => notices().length > 0, 'the notice')
    window.dispatchEvent(new Event('online'))
    await until(() => emitted.length > 0)
    window.dispatchEvent(new Event('online'))
    expect(bodies(METHODS)).to.deep.equal([{ ShippingMethodId: 2 }, { ShippingMethodId: 2 }])
    expect([radio('2').checked, notices()]).to.deep.equal([true, []])
  })

  it('requests the options of a country again when the connection is restored, and removes its notice', async () => {
    answer(COUNTRIES, 200, true)
    answer(WAYS, 0)
    answer(WAYS, 200, way(3, 'Colis', 'checked'))
    const { choose, element } = await put()
    choose('11')
    await until(() => notices().length > 0, 'the notice')
    window.dispatchEvent(new Event('online'))
    await until(() => element.textContent?.includes('Colis'), 'the ways')
    expect([notices(), bodies(COUNTRIES).length]).to.deep.equal([[], 1])
  })

  it('sends the country by its letters, and shows its options [CHECKOUT-03, API-53, API-88]', async () => {
    answer(COUNTRIES, 200, true)
    answer(WAYS, 200, `${way(3, 'Colis', 'checked')}<p>Express : pas en Suisse</p>`)
    const { choose, emitted, element } = await put()
    choose('11')
    await until(() => emitted.length > 0)
    expect(bodies(COUNTRIES)).to.deep.equal([{ CountryCode: 'CH' }])
    expect(emitted).to.deep.equal([{ method: '3', country: 'CH' }])
    expect(element.querySelector('[data-part=methods]')?.textContent).to.equal(' ColisExpress : pas en Suisse')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('uses the country of a chosen address', async () => {
    answer(COUNTRIES, 200, true)
    answer(WAYS, 200, way(1, 'À domicile', 'checked'))
    const { radio, emitted } = await put()
    radio('4').click()
    await until(() => emitted.length > 0)
    expect(bodies(COUNTRIES)).to.deep.equal([{ CountryCode: 'BE' }])
  })

  it('sends both countries by their ids where the field has no letters [API-54, API-89]', async () => {
    answer(COUNTRY, 200, true)
    answer(WAYS, 200, way(1, 'À domicile', 'checked'))
    answer(SUMMARY, 200, 'Total')
    const { choose, emitted } = await put(page)
    choose('30')
    await until(() => emitted.length > 0)
    expect(bodies(COUNTRY)).to.deep.equal([{ ShippingCountryId: 30, BillingCountryId: 7 }])
  })

  it('requests the payments only after the shop has stored the country, with the remaining option', async () => {
    answer(COUNTRIES, 200, true)
    answer(WAYS, 200, way(3, 'Colis', 'checked'))
    answer(SUMMARY, 200, 'Total : 61 CHF')
    const { root, choose } = await put(page)
    await hydrated(root)
    const asked: string[] = []
    const note = (event: Event) => {
      const url = new URL((event as ApiRequestEvent).detail.url, location.href)
      if (url.pathname.endsWith('checkoutsummary')) asked.push(url.search)
    }
    document.addEventListener('api:request', note)
    choose('11')
    await until(() => root.querySelector('[data-part=summary]')?.textContent === 'Total : 61 CHF')
    document.removeEventListener('api:request', note)
    expect(asked).to.deep.equal(['?ShippingMethodId=3&ShippingCountryId=11'])
  })

  it('sends choices one after the other: the last one is stored', async () => {
    answer(METHODS, 200, true)
    const { radio, emitted } = await put()
    for (const value of ['2', '1', '2']) radio(value).click()
    await until(() => emitted.length === 3)
    expect(bodies(METHODS)).to.deep.equal([{ ShippingMethodId: 2 }, { ShippingMethodId: 1 }, { ShippingMethodId: 2 }])
  })

  for (const [status, data, text] of [
    [409, { Message: 'Express ne va pas en Suisse.' }, 'Express ne va pas en Suisse.'],
    [500, { Message: 'x' }, 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.'],
    [0, null, 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.'],
  ] as const)
    it(`shows why the answer is ${status || 'lost'}, and keeps the choice`, async () => {
      answer(METHODS, status, data)
      const { radio, emitted } = await put()
      radio('2').click()
      await until(() => notices().length > 0)
      expect([notices(), emitted, radio('2').checked]).to.deep.equal([[`error: ${text}`], [], true])
    })

  it('keeps the options when fresh ones cannot be loaded', async () => {
    answer(COUNTRIES, 200, true)
    answer(WAYS, 500, 'x')
    const { choose, radio } = await put()
    choose('11')
    await until(() => notices().length > 0)
    expect(radio('2').isConnected).to.equal(true)
  })

  it('sends a choice that was made before its code was loaded', async () => {
    answer(METHODS, 200, true)
    await put(tag('method-id="2"'))
    await until(() => bodies(METHODS).length > 0)
    expect(bodies(METHODS)).to.deep.equal([{ ShippingMethodId: 1 }])
  })

  it('sends an option once that was chosen before its code was loaded and is repeated then, and the one before it when that is chosen again', async () => {
    for (const _ of [1, 2]) answer(METHODS, 200, true)
    const { radio } = await put(tag().replace('checked', '').replace('value="2"', 'value="2" checked'))
    radio('2').dispatchEvent(new Event('change', { bubbles: true }))
    radio('1').click()
    await until(() => bodies(METHODS).length > 1)
    expect(bodies(METHODS)).to.deep.equal([{ ShippingMethodId: 2 }, { ShippingMethodId: 1 }])
  })

  it('ignores other fields', async () => {
    const { element } = await put(
      tag().replace('</shipping-options>', '<input name="ShippingCity" value="x"></shipping-options>'),
    )
    element.querySelector('[name=ShippingCity]')?.dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
    expect([METHODS, COUNTRIES, COUNTRY].flatMap(bodies)).to.deep.equal([])
  })
})

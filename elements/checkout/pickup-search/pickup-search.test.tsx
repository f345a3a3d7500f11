import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $collector } from '../../../stores/checkout/pickup.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import { callsDuring } from '../../../test/harness/counts.ts'
import { DETAILS, found, point } from '../../../test/harness/media/points.ts'
import { pickupSearch } from './definition.ts'
import './index.ts'

const SEARCH = 'POST /api/v1/shipping/relais/getpickuppoints'
const SAVE = 'POST /api/v1/shoppingcarts/externalpickuppoint'
const PLACES = 'GET /fr/widget/places'
const PAGE = 'GET /fr/shippings/pickuppoint/search'
/** Tiles without a server; their address contains their position. */
const TILES = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E#{z}/{x}/{y}'

const search = (more = '', address = '12 rue Haute, 69005 Lyon') => `
  <pickup-search shipping-method-id="4" carrier="relais" country-id="1" radius="15" max-list-size="40" ${more}>
    <form method="get" action="/fr/shippings/pickuppoint/search" data-part="search">
      <label>Pays <select name="countryId"><option value="1" data-country-code="FR">France</option><option value="2" data-country-code="BE">Belgique</option></select></label>
      <label>Adresse <input type="text" name="address" value="${address}"></label>
      <button type="submit">Chercher</button>
      <button type="button" data-part="locate" hidden>Près de moi</button>
    </form>
    <form method="post" action="javascript:void 0" data-part="choice">
      <fieldset data-part="points"><legend>Points</legend></fieldset>
      <div data-part="map" style="block-size: 300px"></div>
      <button type="submit" data-part="choose">Choisir</button>
    </form>
  </pickup-search>`

/** Replaces the answer of a call. */
const change = (call: string, status: number, data: unknown) => {
  resetShop()
  if (call !== SEARCH) answer(SEARCH, 200, found(point('R1')))
  answer(call, status, data)
}

const send = async (part: (name: string) => HTMLButtonElement) => {
  await until(() => !part('choose').disabled)
  part('choose').click()
}

const notices = () => $notices.get().map(({ kind, title, text }) => ({ kind, title, text }))

describe('<pickup-search>', () => {
  before(() => loadStrings(pickupSearch.strings))
  beforeEach(() => {
    resetShop()
    $collector.set({ firstName: '', lastName: '' })
  })
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const put = async (html = search()) => {
    const element = await hydrated(await mount(html))
    const radios = () => [...element.querySelectorAll<HTMLInputElement>('[name=PickupPoint]')]
    const part = <E extends HTMLElement = HTMLButtonElement>(name: string) =>
      element.querySelector(`[data-part=${name}]`) as E
    const markers = () => [...element.querySelectorAll<HTMLElement>('.leaflet-marker-icon')]
    const type = (text: string) => {
      const field = element.querySelector('input[type=text]') as HTMLInputElement
      field.value = text
      part<HTMLFormElement>('search').requestSubmit()
    }
    return { element, radios, part, markers, type }
  }
  const putFound = async (html?: string, ...points: object[]) => {
    answer(SEARCH, 200, found(...(points.length > 0 ? points : [point('R1'), point('R2')])))
    const view = await put(html)
    await until(() => view.radios().length > 0)
    return view
  }
  const bodies = () => callsTo(SEARCH).map(({ body }) => body as Record<string, unknown>)

  it('searches with the attributes of the page, and lists the results [API-78, CHECKOUT-56, ERROR-50, LIMIT-064, LIMIT-065]', async () => {
    const { element, radios } = await putFound()
    expect(bodies()).to.deep.equal([
      {
        City: 'Lyon',
        PostalCode: '69005',
        CountryCode: 'FR',
        Address: '12 rue Haute',
        ShippingMethodId: 4,
        SearchRadius: 15,
        MaximumListSize: 40,
        CultureName: 'fr',
      },
    ])
    expect(radios().map(({ value }) => value)).to.deep.equal(['R1', 'R2'])
    expect(element.textContent).to.contain('Tabac R1').and.to.contain('0,4\u202fkm')
    expect(notices()).to.deep.equal([])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('shows each entry of the opening hours in a line of its own [CHECKOUT-44]', async () => {
    const { element } = await putFound(search(), point('R1'))
    const lines = [...element.querySelectorAll('[data-part=hours]')].map((line) => line.textContent)
    expect(lines).to.deep.equal(['Mo 9-18', 'Tu 9-18'])
  })

  it('searches again when its form is sent, and in another country [CHECKOUT-38]', async () => {
    const { element, part } = await putFound()
    part<HTMLFormElement>('search').requestSubmit()
    await until(() => bodies().length === 2)
    const country = element.querySelector('select') as HTMLSelectElement
    country.value = '2'
    country.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => bodies().length === 3)
    expect(bodies().map(({ CountryCode }) => CountryCode)).to.deep.equal(['FR', 'FR', 'BE'])
  })

  it('requests a missing postal code, and continues without one that cannot be found [CHECKOUT-57] [ERROR-44]', async () => {
    const { type } = await putFound()
    change(PLACES, 200, [{ Address: '', PostalCode: 75002, City: 'Paris', CountryId: 1 }])
    type('3 rue Basse, Paris')
    const [looked] = await until(() => (bodies().length > 0 ? bodies() : undefined))
    change(PLACES, 500, 'x')
    const warnings = await warningsOf(async () => {
      type('Vannes')
      await until(() => bodies().length > 0)
    })
    expect(warnings.join()).to.contain('could not be looked up')
    expect(notices()).to.deep.equal([])
    expect(looked).to.include({ Address: '3 rue Basse', PostalCode: '75002', City: 'Paris' })
    expect(bodies()[0]).to.include({ Address: '', PostalCode: '', City: 'Vannes' })
  })

  it('marks the chosen point and enables the submit [CHECKOUT-45] [CHECKOUT-46]', async () => {
    const { element, radios, part } = await putFound()
    expect(part('choose').disabled).to.equal(true)
    const chosen = nextEvent('pickup:select', element)
    radios()[0]?.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect((await chosen).detail).to.deep.equal({ id: 'R2', name: 'Tabac R2' })
    const active = [...element.querySelectorAll('[data-part=point]')].map((row) => row.classList.contains('active'))
    expect([active, part('choose').disabled]).to.deep.equal([[false, true], false])
  })

  const KEYS = [
    ...['ShippingFirstName', 'ShippingLastName', 'ShippingMethodId', 'PickupPointName', 'ShippingStreet1'],
    ...['ShippingPostalCode', 'ShippingCity', 'ShippingCountryId', 'ShippingPhoneNumber'],
    ...Object.keys(DETAILS),
    ...['ExternalPickupPointRef', 'PickupPointType'],
  ]

  it('sends the chosen point with who collects it, and loads the page again [CHECKOUT-48] [CHECKOUT-49] [CHECKOUT-50] [CHECKOUT-51] [CHECKOUT-52] [CHECKOUT-53] [CHECKOUT-55] [CHECKOUT-58]', async () => {
    answer(SAVE, 200, true)
    $collector.set({ firstName: 'Ada', lastName: 'Test' })
    const { element, radios, part } = await putFound()
    radios()[1]?.click()
    const saved = nextEvent('pickup:saved', element)
    const reload = nextEvent('page:before-reload')
    document.addEventListener('page:before-reload', (event) => event.preventDefault(), { once: true })
    await send(part)
    expect((await saved).detail).to.deep.equal({ id: 'R2' })
    expect((await reload).detail).to.deep.equal({ reason: 'pickup-search' })
    const body = callsTo(SAVE)[0]?.body as object
    expect(Object.keys(body).sort()).to.deep.equal([...KEYS].sort())
    expect(body).to.deep.equal({
      ...{ ShippingFirstName: 'Ada', ShippingLastName: 'Test', ShippingMethodId: 4, PickupPointName: 'Tabac R2' },
      ...{ ShippingStreet1: '98 rue du Moulin', ShippingPostalCode: '69001', ShippingCity: 'Lyon' },
      ...{ ShippingCountryId: 1, ShippingPhoneNumber: '+33 1', ...DETAILS },
      ...{ ExternalPickupPointRef: 'R2', PickupPointType: 'shop' },
    })
  })

  it('sends the id of a point that is the shop’s own [CHECKOUT-54]', async () => {
    answer('POST /api/v1/shipping/static/getpickuppoints', 200, found(point('12')))
    answer(SAVE, 200, true)
    const { radios, part } = await put(search().replace('carrier="relais"', 'carrier="static"'))
    await until(() => radios().length > 0)
    radios()[0]?.click()
    document.addEventListener('page:before-reload', (event) => event.preventDefault(), { once: true })
    const reload = nextEvent('page:before-reload')
    await send(part)
    await reload
    expect(callsTo(SAVE)[0]?.body).to.include({ PickupPointId: 12 })
  })

  it('shows the reason of a refusal, sends once at a time, and keeps the choice', async () => {
    answer(SAVE, 400, { Message: 'Ce point est fermé.' })
    const { radios, part } = await putFound()
    radios()[1]?.click()
    await send(part)
    part<HTMLFormElement>('choice').requestSubmit()
    await until(() => notices().length > 0 && !part('choose').disabled)
    expect(notices()[0]?.text).to.equal('Ce point est fermé.')
    expect([callsTo(SAVE).length, radios()[1]?.checked]).to.deep.equal([1, true])
  })

  it('reports an error without a reason of the carrier, and keeps the points [ERROR-47] [ERROR-48] [ERROR-49]', async () => {
    const { radios, type } = await putFound()
    change(SEARCH, 200, { ResponseStatusDescription: 'Failure', PickupPointViewModels: null })
    type('59000 Lille')
    await until(() => notices().length > 0)
    expect(notices()).to.deep.equal([
      { kind: 'error', title: 'La recherche a échoué', text: 'Une erreur est survenue. Réessayez dans un instant.' },
    ])
    expect(radios().length).to.equal(2)
  })

  for (const [name, status, body] of [
    ['fails', 500, 'x'],
    ['is malformed', 200, { PickupPointViewModels: 'no' }],
  ] as const) {
    it(`reports a failure when the answer ${name}, and can be tried again`, async () => {
      answer(SEARCH, status, body)
      const { element, radios, type, part } = await put()
      await until(() => notices().length > 0)
      await until(() => part('points').getAttribute('aria-busy') === 'false')
      change(SEARCH, 200, found(point('R1', { ConsigneeName: '<img src=x onerror=alert(1)>', Geocode: null })))
      type('59000 Lille')
      await until(() => radios().length > 0)
      expect(element.textContent).to.contain('<img src=x')
    })
  }

  it('reports that there is no point, and sends no request for an empty field', async () => {
    answer(SEARCH, 200, found())
    const { element, type, part } = await put(search('', ''))
    expect(callsTo(SEARCH)).to.deep.equal([])
    type('')
    expect([document.activeElement?.getAttribute('name'), callsTo(SEARCH).length]).to.deep.equal(['address', 0])
    type('97133 Gustavia')
    await until(() => element.textContent?.includes('Aucun point de retrait'))
    expect(part('choose').disabled).to.equal(true)
  })

  it('suggests addresses, and searches for the chosen one [CHECKOUT-36]', async () => {
    const { element, type } = await putFound()
    answer(PLACES, 200, [{ Address: '3 rue Basse', PostalCode: '1000', City: 'Bruxelles', CountryId: 2 }])
    const field = element.querySelector('input[type=text]') as HTMLInputElement
    field.focus()
    await until(() => field.getAttribute('role') === 'combobox')
    field.select()
    await sendKeys({ type: '3 rue Basse, Brux' })
    await until(() => element.querySelector('[data-part=place]'))
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await until(() => bodies().length === 2)
    const { City, PostalCode, Address, CountryCode } = bodies()[1] ?? {}
    expect([City, PostalCode, Address, CountryCode]).to.deep.equal(['Bruxelles', '1000', '3 rue Basse', 'BE'])
    expect(field.value).to.equal('3 rue Basse, 1000 Bruxelles')
    type('3 rue Basse, 1000 Bruxelles')
    await until(() => bodies().length === 3)
  })

  describe('beside a map', () => {
    const [one, other] = [point('R1'), point('R2', { Geocode: { Latitude: 45.775, Longitude: 4.84 } })]
    const putMap = async () => {
      const view = await putFound(
        search(`tiles="${TILES.replaceAll('"', '&quot;')}" tiles-attribution="Moi"`),
        one,
        other,
      )
      await until(() => view.markers().length === 2)
      return view
    }
    const pressed = (markers: HTMLElement[]) => markers.map((marker) => marker.ariaPressed)

    it('has a marker for each point, at zoom 13 [LIMIT-063]', async () => {
      const { element, markers } = await putMap()
      const [tile] = await until(() => {
        const tiles = [...element.querySelectorAll<HTMLImageElement>('.leaflet-tile')]
        return tiles.length > 0 ? tiles : undefined
      })
      expect(tile?.src).to.match(/#13\/\d+\/\d+$/)
      expect(markers().map(({ ariaLabel, role }) => [role, ariaLabel])).to.deep.equal([
        ['button', 'Tabac R1'],
        ['button', 'Tabac R2'],
      ])
      expect(element.textContent).to.contain('Moi')
      expect(await axeFindings(element)).to.deep.equal([])
    })

    it('shows the point on the map that is chosen in the list [CHECKOUT-47]', async () => {
      const { element, radios, markers } = await putMap()
      radios()[1]?.click()
      await until(() => element.querySelector('[data-part=map-info]'))
      expect(element.querySelector('[data-part=map-info]')?.textContent).to.equal('Tabac R2')
      expect(pressed(markers())).to.deep.equal(['false', 'true'])
    })

    it('chooses the point in the list that is chosen on the map, by click and by keys', async () => {
      const { element, radios, markers, part } = await putMap()
      const [first, second] = markers() as [HTMLElement, HTMLElement]
      first.click()
      await until(() => radios()[0]?.checked)
      expect(markers().map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1])
      first.focus()
      await sendKeys({ press: 'ArrowRight' })
      expect(document.activeElement).to.equal(second)
      const chosen = nextEvent('pickup:select', element)
      await sendKeys({ press: 'Enter' })
      expect((await chosen).detail).to.deep.equal({ id: 'R2', name: 'Tabac R2' })
      await until(() => radios()[1]?.checked)
      expect([document.activeElement === second, part('choose').disabled]).to.deep.equal([true, false])
    })

    it('is removed with its tag', async () => {
      const { element, part } = await putMap()
      const map = part<HTMLElement>('map')
      element.remove()
      await until(() => map.childElementCount === 0)
    })
  })

  it('loads no map without tiles', async () => {
    const { part, markers } = await putFound()
    expect([part<HTMLElement>('map').hidden, markers()]).to.deep.equal([true, []])
  })

  it('renders two of 200 points for a choice', async () => {
    const many = Array.from({ length: 200 }, (_, index) => point(`R${index}`))
    const { radios } = await putFound(search(), ...many)
    const choose = (index: number) => until(() => radios()[index]?.checked || void radios()[index]?.click())
    await choose(10)
    // Each rendered point has a distance.
    expect(await callsDuring(Intl, 'NumberFormat', () => choose(199))).to.equal(2)
  })

  describe('“near me”', () => {
    const locating = (answerWith: (done: PositionCallback, failed: PositionErrorCallback) => void) => {
      const before = navigator.geolocation.getCurrentPosition
      navigator.geolocation.getCurrentPosition = (done, failed) => answerWith(done, failed as PositionErrorCallback)
      return () => {
        navigator.geolocation.getCurrentPosition = before
      }
    }

    it('searches at the position of the shopper on request', async () => {
      let asked = 0
      const restore = locating((done) => {
        asked += 1
        done({ coords: { latitude: 50.85, longitude: 4.35 } } as GeolocationPosition)
      })
      const { part } = await putFound()
      answer(PLACES, 200, [{ Address: '', PostalCode: '1000', City: 'Bruxelles', CountryId: 2 }])
      expect([asked, part('locate').hidden]).to.deep.equal([0, false])
      part('locate').click()
      await until(() => bodies().length === 2)
      restore()
      const { PostalCode, CountryCode } = bodies()[1] ?? {}
      expect([asked, PostalCode, CountryCode]).to.deep.equal([1, '1000', 'BE'])
      expect(callsTo(PLACES)[0]?.query).to.deep.equal({ latitude: 50.85, longitude: 4.35 })
    })

    it('warns only in the console when it is refused, and focuses the address', async () => {
      const restore = locating((_done, failed) => failed({ code: 1, message: 'refused' } as GeolocationPositionError))
      const { part } = await putFound()
      const warnings = await warningsOf(async () => {
        part('locate').click()
        await until(() => document.activeElement?.getAttribute('name') === 'address')
      })
      restore()
      expect(warnings.join()).to.contain('could not be found')
      expect([notices(), bodies().length]).to.deep.equal([[], 1])
    })
  })

  it('opens the search in a modal, for the address of the form [CHECKOUT-26] [CHECKOUT-27] [CHECKOUT-28] [CHECKOUT-29] [CHECKOUT-30] [CHECKOUT-31] [CHECKOUT-32] [CHECKOUT-33]', async () => {
    answer(PAGE, 200, '<p>Points</p>')
    const form = await mount<HTMLFormElement>(`<form action="javascript:void 0">
      <input name="ShippingFirstName" value="Ada"><input name="ShippingLastName" value="Test">
      <input name="ShippingStreet1" value="12 rue Haute"><input name="ShippingPostalCode" value="69005">
      <pickup-search shipping-method-id="4" carrier="relais" carrier-gateway-id="7" country-id="1" city="Gent" post-code="9000">
        <a data-part="open" href="/fr/shippings/pickuppoint/search?shippingMethodId=4">Choisir</a></pickup-search></form>`)
    const element = await hydrated(form.querySelector('pickup-search') as HTMLElement)
    const asked: URL[] = []
    const note = (event: Event) => asked.push(new URL((event as ApiRequestEvent).detail.url, location.href))
    document.addEventListener('api:request', note)
    element.querySelector('a')?.click()
    const dialog = await until(() => document.querySelector<HTMLDialogElement>('dialog[open]'))
    await until(() => dialog.textContent?.includes('Points'))
    document.removeEventListener('api:request', note)
    expect(dialog.querySelector('h2')?.textContent).to.equal('Choisir un point de retrait')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).to.deep.equal({
      ...{ shippingMethodId: '4', carrierGatewayId: '7', countryId: '1' },
      ...{ city: 'Gent', postCode: '69005', address: '12 rue Haute' },
    })
    expect($collector.get()).to.deep.equal({ firstName: 'Ada', lastName: 'Test' })
    dialog.querySelector<HTMLButtonElement>('[data-part=dialog-close]')?.click()
    await until(() => !document.querySelector('dialog[open]') && document.activeElement === element.querySelector('a'))
  })
})

import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { declineAll, revokeConsent, saveConsent } from '../../../stores/consent/consent.ts'
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
import { type FakeMaps, fakeMaps, mapsScripts } from '../../../test/harness/media/fake-maps.ts'
import { marked, PLACES, TILES } from '../../../test/harness/media/maps.ts'
import './index.ts'

const KEY = 'GET /api/v1/settings/GoogleFrontAPIKey'
const yes = { preferences: false, statistics: false, marketing: true }

describe('<shop-map> of the service with a key', () => {
  let maps: FakeMaps
  before(() => loadStrings({ media: 'Media.Map' }))
  beforeEach(() => {
    resetShop()
    maps = fakeMaps()
    saveConsent(yes)
  })
  afterEach(() => {
    revokeConsent()
    maps.restore()
  })

  const put = async (attributes = '', places = PLACES, script = maps.script) => {
    const element = await hydrated(
      await mount(`<shop-map provider="google" maps-key="configured" maps-script="${script}" ${attributes}>
        <div data-part="map"></div><button type="button" data-part="locate" hidden>Près de moi</button>
        <ul>${places.map(marked).join('')}</ul></shop-map>`),
    )
    const button = (name: string) => element.querySelector<HTMLButtonElement>(`[data-part=${name}]`)
    return { element, button }
  }
  const keyOf = (index = 0) => new URLSearchParams(mapsScripts()[index]?.split('?')[1]).get('key')

  it('loads the key of the shop before the script [CONTENT-21, NAV-67]', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    answer(KEY, 200, 'the-key', gate)
    await mount('<p>A page without a map</p>')
    expect([callsTo(KEY), mapsScripts()]).to.deep.equal([[], []])
    const { element } = await put()
    await until(() => callsTo(KEY).length === 1)
    expect(mapsScripts()).to.deep.equal([])
    const ready = nextEvent('map:ready', element)
    open()
    expect((await ready).detail).to.deep.equal({ provider: 'google' })
    expect([mapsScripts().length, keyOf()]).to.deep.equal([1, 'the-key'])
    expect(element.querySelector('.leaflet-container')).to.equal(null)
  })

  it('uses the configured key when the call fails [CONTENT-22]', async () => {
    answer(KEY, 500, 'x')
    const { element } = await put()
    await warningsOf(() => nextEvent('map:ready', element))
    expect(keyOf()).to.equal('configured')
  })

  it('uses the configured key when the answer is empty [CONTENT-23]', async () => {
    answer(KEY, 200, '')
    const { element } = await put()
    await nextEvent('map:ready', element)
    expect(keyOf()).to.equal('configured')
  })

  it('asks for consent first, and loads nothing before', async () => {
    declineAll()
    answer(KEY, 200, 'the-key')
    const { element, button } = await put()
    await until(() => button('embed-once'))
    expect([callsTo(KEY), mapsScripts()]).to.deep.equal([[], []])
    expect(await axeFindings(element)).to.deep.equal([])
    button('embed-once')?.click()
    await nextEvent('map:ready', element)
    expect(mapsScripts().length).to.equal(1)
  })

  it('remembers the consent for the whole site', async () => {
    declineAll()
    answer(KEY, 200, 'the-key')
    const { element, button } = await put()
    const set = nextEvent('consent:set')
    ;(await until(() => button('embed-always'))).click()
    expect((await set).detail.marketing).to.equal(true)
    await nextEvent('map:ready', element)
  })

  it('passes type, zoom, centre, controls and markers to the service', async () => {
    answer(KEY, 200, 'the-key')
    const { element } = await put('type="hybrid" zoom="9" center="1,2" controls="type street-view" icon="pin.png"')
    await nextEvent('map:ready', element)
    await until(() => maps.markers.length === 2)
    const { mapTypeId, zoom, center, zoomControl, mapTypeControl, streetViewControl } = maps.options
    expect([mapTypeId, zoom, center]).to.deep.equal(['hybrid', 9, { lat: 1, lng: 2 }])
    expect([zoomControl, mapTypeControl, streetViewControl]).to.deep.equal([false, true, true])
    expect(maps.markers.map(({ title, icon }) => [title, icon])).to.deep.equal([
      ['Lyon', 'pin.png'],
      ['Bruxelles', 'pin.png'],
    ])
    const clicked = nextEvent('marker:click', element)
    maps.press(1)
    expect((await clicked).detail).to.deep.equal({ id: 'bruxelles' })
    await until(() => maps.shownInfo().includes('Rue Haute 3'))
    expect(element.querySelectorAll('[data-active]').length).to.equal(1)
  })

  it('fits the bounds of two places when its attribute says so, and never of one', async () => {
    answer(KEY, 200, 'the-key')
    const both = await put('fit-bounds')
    await until(() => maps.fitted === 1)
    both.element.remove()
    await put('fit-bounds', PLACES.slice(0, 1))
    await until(() => maps.zoom === 13)
    expect(maps.fitted).to.equal(1)
  })

  it('keeps the map of tiles when its script cannot be loaded', async () => {
    answer(KEY, 200, 'the-key')
    const { element } = await put(`tiles="${TILES}"`, PLACES, 'data:text/plain;x')
    const warnings = await warningsOf(() => until(() => element.querySelector('.leaflet-marker-icon')))
    expect(warnings.join()).to.contain('could not be shown')
  })

  it('keeps the map of tiles when the service refuses the key', async () => {
    answer(KEY, 200, 'the-key')
    const { element } = await put(`tiles="${TILES}"`)
    await until(() => maps.markers.length === 2)
    await warningsOf(() => {
      ;(globalThis as { gm_authFailure?: () => void }).gm_authFailure?.()
      return until(() => element.querySelector('.leaflet-marker-icon'))
    })
  })

  it('keeps the list when there are no tiles either', async () => {
    answer(KEY, 200, 'the-key')
    const { element } = await put('', PLACES, 'data:text/plain;y')
    await warningsOf(() => until(() => element.querySelector('[data-part=map-lost]')))
    expect(element.querySelectorAll('li').length).to.equal(2)
  })
})

import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import {
  axeFindings,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
  warningsOf,
} from '../../../test/harness/component.ts'
import { marked, PLACES, TILES } from '../../../test/harness/media/maps.ts'
import './index.ts'
import { readItem } from './rules.ts'

describe('<shop-map>', () => {
  before(() => loadStrings())
  beforeEach(resetShop)

  const put = async (attributes = '', places = PLACES) => {
    const element = await hydrated(
      await mount(`<shop-map tiles="${TILES}" tiles-attribution="Moi" ${attributes}>
        <div data-part="map"></div><button type="button" data-part="locate" hidden>Près de moi</button>
        <ul>${places.map(marked).join('')}</ul></shop-map>`),
    )
    const all = <E extends HTMLElement>(selector: string) => [...element.querySelectorAll<E>(selector)]
    const markers = () => all('.leaflet-marker-icon')
    const tiles = () => all<HTMLImageElement>('.leaflet-tile').map(({ src }) => src.slice(src.indexOf('#')))
    const show = (index: number) => all<HTMLButtonElement>('[data-part=show]')[index] as HTMLButtonElement
    const ready = () => until(() => markers().length > 0 && tiles().length > 0, 'the map')
    return { element, all, markers, tiles, show, ready }
  }
  /** The centre of the map, computed from the tile in the middle: x and y at its zoom. */
  const zoomOf = (tiles: string[]) => Number(/#(\d+)\//.exec(tiles[0] ?? '')?.[1])
  const tileAt = (zoom: number, latitude: number, longitude: number) => {
    const y = (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2
    return `#${zoom}/${Math.floor(((longitude + 180) / 360) * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}`
  }

  it('shows a map with a marker for each place of the list [CONTENT-14]', async () => {
    const event = nextEvent('map:ready')
    const { element, markers, ready } = await put()
    await ready()
    expect((await event).detail).to.deep.equal({ provider: 'leaflet' })
    expect(markers().map(({ role, ariaLabel }) => [role, ariaLabel])).to.deep.equal([
      ['button', 'Lyon'],
      ['button', 'Bruxelles'],
    ])
    expect(element.textContent).to.contain('Moi')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('has its centre at center [CONTENT-15]', async () => {
    const { tiles, ready } = await put('center="52.3676,4.9041"')
    await ready()
    expect(tiles()).to.include(tileAt(13, 52.3676, 4.9041))
    expect(tiles()).not.to.include(tileAt(13, 45.764, 4.8357))
  })

  it('accepts a center in JSON, and warns of an invalid one', async () => {
    const { tiles, ready } = await put('center="{&quot;lat&quot;:52.3676,&quot;lng&quot;:4.9041}"')
    await ready()
    expect(tiles()).to.include(tileAt(13, 52.3676, 4.9041))
    for (const text of ['north', '90.5,4.9', '52.3,-180.5']) {
      const warnings = await warningsOf(async () => (await put(`center="${text}"`)).ready())
      expect(warnings.join()).to.contain(`center="${text}" is no place`)
    }
  })

  it('omits an item without coordinates', () => {
    const lengths = ['', '0'].map((lat) => readItem({ data: { lat, lng: lat }, text: 'Lyon' }).length)
    expect(lengths).to.deep.equal([0, 1])
  })

  it('requests the tiles of its type, and roads by default [CONTENT-16, LIMIT-068]', async () => {
    const address = TILES.replace('{z}', '{z}?{type}')
    for (const [attribute, type] of [
      ['', 'roadmap'],
      ['type="satellite"', 'satellite'],
    ] as const) {
      const element = await hydrated(
        await mount(`<shop-map tiles="${address}" ${attribute}><div data-part="map"></div>
          <ul>${PLACES.map(marked).join('')}</ul></shop-map>`),
      )
      const tile = await until(() => element.querySelector<HTMLImageElement>('.leaflet-tile'))
      expect(tile.src).to.contain(`#13?${type}/`)
    }
  })

  it('has its zoom, and 13 without one [CONTENT-17, LIMIT-067]', async () => {
    const near = await put('zoom="16"')
    await near.ready()
    expect(zoomOf(near.tiles())).to.equal(16)
    const usual = await put()
    await usual.ready()
    expect(zoomOf(usual.tiles())).to.equal(13)
  })

  it('shows all places if its attribute says so, and only then [LIMIT-069, LIMIT-070, LIMIT-071]', async () => {
    const both = await put('fit-bounds')
    await both.ready()
    expect(zoomOf(both.tiles())).to.be.below(9)
    const one = await put('fit-bounds', PLACES.slice(0, 1))
    await one.ready()
    expect(zoomOf(one.tiles())).to.equal(13)
    const unwanted = await put()
    await unwanted.ready()
    expect(zoomOf(unwanted.tiles())).to.equal(13)
  })

  it('uses its icon for markers without one of their own [CONTENT-18]', async () => {
    const icons = ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAADs=']
    const [lyon, bruxelles] = PLACES as [(typeof PLACES)[0], (typeof PLACES)[0]]
    const { all, ready } = await put(`icon="${icons[0]}"`, [lyon, { ...bruxelles, icon: icons[1] as string }])
    await ready()
    expect(all<HTMLImageElement>('[data-part=map-icon]').map(({ src }) => src)).to.deep.equal(icons)
  })

  it('places its markers at their coors, with title and icon, and shows the content of the clicked one [CONTENT-19]', async () => {
    const markers = [
      { id: 7, coors: { lat: 45.764, lng: 4.8357 }, title: '<b>Lyon</b>', content: '<i>Rue</i>\nHaute', icon: 'x.png' },
      { id: 'b', coors: { lat: '45.77', lng: '4.84' }, title: 'Autre' },
      { id: 'lost', coors: { lat: 'x' }, title: 'Nulle part' },
    ]
    const view = await put(`markers='${JSON.stringify(markers).replaceAll("'", '&apos;')}'`)
    await view.ready()
    const [first, second] = view.markers() as [HTMLElement, HTMLElement]
    expect(view.markers().map(({ title }) => title)).to.deep.equal(['<b>Lyon</b>', 'Autre'])
    expect(first.querySelector('img')?.getAttribute('src')).to.equal('x.png')
    // 0.006 degrees north and 0.0043 east, at zoom 13.
    const [a, b] = [first, second].map((each) => each.getBoundingClientRect())
    expect(Math.round((b?.left ?? 0) - (a?.left ?? 0))).to.be.closeTo(25, 2)
    expect(Math.round((b?.top ?? 0) - (a?.top ?? 0))).to.be.closeTo(-50, 2)
    const clicked = nextEvent('marker:click', view.element)
    first.click()
    expect((await clicked).detail).to.deep.equal({ id: '7' })
    const info = await until(() => view.all('[data-part=map-info]')[0])
    expect(info.textContent).to.equal('<b>Lyon</b><i>Rue</i>\nHaute')
  })

  it('has the controls in its attribute, and no others [CONTENT-20]', async () => {
    const parts = ['map-zoom', 'map-scale', 'map-fullscreen', 'map-type']
    const shown = async (controls: string) => {
      const { element, ready } = await put(controls)
      await ready()
      return parts.filter((name) => element.querySelector(`[data-part=${name}]`))
    }
    expect(await shown('')).to.deep.equal(['map-zoom'])
    expect(await shown('controls=""')).to.deep.equal([])
    expect(await shown('controls="scale fullscreen type"')).to.deep.equal(['map-scale', 'map-fullscreen'])
  })

  it('shows the choice of the list on the map, and that of the map in the list, by keys too', async () => {
    const { all, markers, show, ready } = await put()
    await ready()
    const active = () => all('[data-marker-id]').map((item) => item.dataset.active !== undefined)
    expect([show(0).hidden, show(1).ariaPressed]).to.deep.equal([false, 'false'])
    show(1).focus()
    show(1).click()
    await until(() => markers()[1]?.ariaPressed === 'true')
    expect([active(), show(1).ariaPressed, document.activeElement === show(1)]).to.deep.equal([
      [false, true],
      'true',
      true,
    ])
    expect(all('[data-part=map-info]')[0]?.textContent).to.equal('BruxellesRue Haute 3')
    markers()[1]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(markers()[0])
    await sendKeys({ press: 'Enter' })
    await until(() => active()[0])
    expect([active(), show(0).ariaPressed]).to.deep.equal([[true, false], 'true'])
  })

  it('closes the popup of a place by Escape, with the focus on its marker, and shows it again at the next choice', async () => {
    const { all, markers, show, ready } = await put()
    await ready()
    const isOpen = () => all('[data-part=map-info]').length > 0
    const closed: boolean[] = []
    const note = (event: KeyboardEvent) => closed.push(event.key === 'Escape' && event.defaultPrevented)
    document.addEventListener('keydown', note)
    markers()[1]?.focus()
    for (const choose of [() => sendKeys({ press: 'Enter' }), () => sendKeys({ press: ' ' }), () => show(1).click()]) {
      await choose()
      await until(isOpen, 'the popup')
      await sendKeys({ press: 'Escape' })
      await until(() => !isOpen(), 'the popup to close')
      expect(document.activeElement).to.equal(markers()[1])
    }
    // The map has nothing to close, so a dialog around it may handle the key.
    closed.length = 0
    await sendKeys({ press: 'Escape' })
    expect(closed).to.deep.equal([false])
    document.removeEventListener('keydown', note)
  })

  it('handles keys as an application, with a name and a description', async () => {
    const { element, ready } = await put()
    await ready()
    const canvas = element.querySelector('[data-part=map-canvas]')
    expect([canvas?.role, canvas?.ariaLabel, canvas?.getAttribute('aria-description')]).to.deep.equal([
      'application',
      'Carte',
      'Les flèches déplacent la carte, + et − changent l’échelle. Sur un lieu, les flèches passent à un autre, Entrée le choisit, Échap ferme sa bulle.',
    ])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('keeps the list when its map cannot be loaded, and reports it', async () => {
    const { element, show, all } = await put()
    element.setAttribute('tiles', '')
    await until(() => all('[data-part=map-lost]').length > 0)
    expect(all('[data-part=map-lost]')[0]?.textContent).to.contain('liste')
    expect([all('li').length, show(0).isConnected]).to.deep.equal([2, true])
  })

  it('clusters 240 markers that are close together, and separates them when it zooms in', async () => {
    const many = Array.from({ length: 240 }, (_, index) => ({
      ...{ id: `m${index}`, title: `Lieu ${index}`, content: '' },
      lat: 45.76 + (index % 16) * 0.0004,
      lng: 4.83 + Math.floor(index / 16) * 0.0004,
    }))
    const { all, markers, ready, show } = await put('', many)
    await ready()
    const cluster = await until(() => all('[data-part=map-cluster]')[0])
    expect(markers().length).to.be.below(60)
    const counts = all('[data-part=map-cluster]').reduce((sum, { textContent }) => sum + Number(textContent), 0)
    expect(counts + markers().length - all('[data-part=map-cluster]').length).to.equal(240)
    const button = cluster.closest<HTMLElement>('.leaflet-marker-icon')
    expect(button?.ariaLabel).to.match(/^\d+ lieux : agrandir la carte$/)
    button?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => !button?.isConnected, 'the cluster to part')
    expect(document.activeElement?.matches('.leaflet-marker-icon')).to.equal(true)
    // A place in a cluster is shown by itself.
    show(239).click()
    await until(() => markers().some((each) => each.ariaLabel === 'Lieu 239' && each.ariaPressed === 'true'))
  })

  it('is removed during a zoom', async () => {
    const clock = new Clock()
    const { element, all, ready } = await put()
    await ready()
    clock.hold()
    all<HTMLButtonElement>('[data-part=map-button]')[0]?.click()
    await until(() => clock.isDueIn(250), 'the zoom to begin')
    element.remove()
    await until(() => element.querySelector('.leaflet-container') === null)
    expect(() => clock.pass(250)).not.to.throw()
    clock.release()
  })

  it('is removed with its tag', async () => {
    const { element, ready } = await put()
    await ready()
    element.remove()
    await until(() => element.querySelector('.leaflet-container') === null)
  })
})

import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import { latLngBounds, map as leafletMap, popup, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { createPart } from '../page/part.ts'
import { addPackageStyles } from '../page/styles/package-styles.ts'
import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import { createClusters } from './clusters.ts'
import { addControls } from './leaflet-controls.ts'
import { LeafletMarkers } from './leaflet-markers.ts'
import { DEFAULT_ZOOM, isClustered, isFitted, type MapOptions, type MapPlace, type PlacesMap } from './map.ts'
import { infoOf } from './place-info.ts'

/** The largest zoom. */
const MOST_ZOOM = 19

/** Pixels between the outermost places and the edge. */
const PADDING = 40

type LeafletOptions = Partial<MapOptions> & Pick<MapOptions, 'tiles' | 'texts' | 'choose'>

const withDefaults = (options: LeafletOptions): MapOptions => ({
  ...{ type: 'roadmap', zoom: DEFAULT_ZOOM, center: undefined, fitBounds: false, icon: '' },
  controls: new Set(['zoom']),
  ...options,
})

/** The map itself, without its controls, which write HTML. */
function createLeaflet(canvas: HTMLElement) {
  addPackageStyles(leafletStyles)
  const isStill = prefersReducedMotion()
  const map = leafletMap(canvas, {
    ...{ attributionControl: false, zoomControl: false, scrollWheelZoom: false, keyboard: true },
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  })
  // A wheel that scrolls the page must not zoom a map under the pointer.
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable())
  return map
}

/** Renders a map into an element by Leaflet: only the site of the tiles is requested. */
export function createLeafletMap(host: HTMLElement, given: LeafletOptions): PlacesMap {
  const options = withDefaults(given)
  const { tiles, texts, zoom, choose } = options
  const canvas = createPart('div', 'map-canvas')
  // The arrow keys are the map's: screen readers pass them on only in an application.
  canvas.role = 'application'
  canvas.ariaLabel = texts.map
  canvas.setAttribute('aria-description', texts.keys)
  // Regardless of the theme: a map that grew with its tiles would request more of them without end.
  Object.assign(canvas.style, { position: 'absolute', inset: '0', overflow: 'hidden' })
  host.toggleAttribute('data-vt-map', true)
  host.append(canvas)

  const map = createLeaflet(canvas)
  const layerOf = (type: string) => tileLayer(tiles, { maxZoom: MOST_ZOOM, type } as object)
  let layer = layerOf(options.type).addTo(map)
  const showType: Parameters<typeof addControls>[2]['showType'] = (type) => {
    layer.remove()
    layer = layerOf(type).addTo(map)
  }
  addControls(host, map, { ...options, showType })
  host.append(createPart('small', 'map-attribution', texts.attribution))
  const size = new ResizeObserver(() => map.invalidateSize())
  size.observe(canvas)

  let all: readonly MapPlace[] = []
  let active = ''
  let clusters: ReturnType<typeof createClusters> | undefined
  const info = popup({ closeButton: false, offset: [0, -20], autoPanPadding: [24, 24] })
  const markers = new LeafletMarkers(map, {
    icon: options.icon,
    choose(id) {
      // Its popup may have been closed since.
      if (id === active) showInfo()
      choose(id)
    },
    close() {
      const isOpen = info.isOpen()
      map.closePopup(info)
      return isOpen
    },
    label: (count) => texts.cluster?.({ count }) ?? `${count}`,
    open: ({ latitude, longitude, zoom }) => map.setView([latitude, longitude], Math.min(zoom, MOST_ZOOM)),
  })
  const showInfo = () => {
    const chosen = all.find(({ id }) => id === active)
    if (!chosen) return void map.closePopup(info)
    const { latitude, longitude } = chosen
    // A place in a cluster would not be visible.
    if (clusters) map.setView([latitude, longitude], Math.max(map.getZoom(), zoom, MOST_ZOOM - 4), { animate: false })
    info.setLatLng([latitude, longitude]).setContent(infoOf(chosen)).openOn(map)
  }
  const showMarkers = () => {
    if (!clusters) return markers.show(all)
    const bounds = map.getBounds().pad(0.2)
    const [west, south] = [bounds.getWest(), bounds.getSouth()]
    const shown = clusters({ west, south, east: bounds.getEast(), north: bounds.getNorth() }, map.getZoom())
    markers.show(shown.places, shown.clusters)
  }
  map.on('moveend', () => clusters && showMarkers())

  const place = ([first]: readonly MapPlace[]) => {
    const center = options.center ?? first
    if (isFitted(options, all)) {
      const bounds = latLngBounds(all.map(({ latitude, longitude }) => [latitude, longitude]))
      map.fitBounds(bounds, { padding: [PADDING, PADDING], animate: false })
    } else if (center) map.setView([center.latitude, center.longitude], zoom, { animate: false })
  }

  return {
    show(places) {
      map.closePopup(info)
      all = places
      active = ''
      clusters = undefined
      place(places)
      if (isClustered(options, places)) clusters = createClusters(places)
      showMarkers()
    },
    activate(id) {
      if (id === active && (id === '' || info.isOpen())) return
      active = id
      markers.activate(id)
      showInfo()
    },
    destroy() {
      size.disconnect()
      // Leaflet ends a move of its own, but not a zoom: its time-out would find no map.
      Object.assign(map, { _animatingZoom: false })
      map.remove()
      host.removeAttribute('data-vt-map')
      host.replaceChildren()
    },
  }
}

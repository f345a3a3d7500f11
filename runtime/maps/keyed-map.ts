import { createPart } from '../page/part.ts'
import { prefersReducedMotion } from '../page/window/reduced-motion.ts'
import { createClusters } from './clusters.ts'
import type { MapsApi } from './keyed-api.ts'
import { isClustered, isFitted, type MapOptions, type MapPlace, type PlacesMap } from './map.ts'
import { infoOf } from './place-info.ts'

/** The zoom at which a chosen place is shown that was in a cluster. */
const CHOSEN_ZOOM = 15

const latLng = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude })

type Shown = { id?: string; marker: InstanceType<MapsApi['Marker']> }

/** The settings of the service's own map; unwanted controls are switched off by name. */
const settingsOf = ({ type, zoom, center, controls }: MapOptions) => ({
  ...(center && { center: latLng(center) }),
  ...{ zoom, mapTypeId: type, gestureHandling: 'cooperative', keyboardShortcuts: true },
  zoomControl: controls.has('zoom'),
  mapTypeControl: controls.has('type'),
  scaleControl: controls.has('scale'),
  fullscreenControl: controls.has('fullscreen'),
  streetViewControl: controls.has('street-view'),
  rotateControl: controls.has('rotate'),
})

/** Renders a map of a service with a key into an element: the same places, choices and rules as on Leaflet's. */
export function createKeyedMap(host: HTMLElement, maps: MapsApi, options: MapOptions): PlacesMap {
  const canvas = createPart('div', 'map-canvas')
  Object.assign(canvas.style, { position: 'absolute', inset: '0', overflow: 'hidden' })
  canvas.role = 'group'
  canvas.ariaLabel = options.texts.map
  host.toggleAttribute('data-vt-map', true)
  host.append(canvas)
  const map = new maps.Map(canvas, settingsOf(options))
  const info = new maps.InfoWindow({ disableAutoPan: prefersReducedMotion() })

  let all: readonly MapPlace[] = []
  let shown: Shown[] = []
  let clusters: ReturnType<typeof createClusters> | undefined
  let active = ''

  const clear = () => {
    for (const { marker } of shown) marker.setMap(null)
    shown = []
  }
  const addPlace = (place: MapPlace) => {
    const icon = place.icon || options.icon
    const marker = new maps.Marker({ map, position: latLng(place), title: place.title, ...(icon && { icon }) })
    marker.addListener('click', () => options.choose(place.id))
    shown.push({ id: place.id, marker })
  }
  const showMarkers = () => {
    const area = map.getBounds()
    if (!clusters || !area) {
      clear()
      return all.forEach(addPlace)
    }
    const [from, to] = [area.getSouthWest(), area.getNorthEast()]
    const bounds = { west: from.lng(), south: from.lat(), east: to.lng(), north: to.lat() }
    const seen = clusters(bounds, map.getZoom())
    clear()
    seen.places.forEach(addPlace)
    for (const cluster of seen.clusters) {
      const title = options.texts.cluster?.(cluster) ?? `${cluster.count}`
      const marker = new maps.Marker({ map, position: latLng(cluster), title, label: `${cluster.count}` })
      marker.addListener('click', () => {
        map.setCenter(latLng(cluster))
        map.setZoom(cluster.zoom)
      })
      shown.push({ marker })
    }
  }
  map.addListener('idle', () => clusters && showMarkers())

  return {
    show(places) {
      info.close()
      all = places
      active = ''
      clusters = undefined
      const center = options.center ?? places[0]
      if (isFitted(options, places)) {
        const bounds = new maps.LatLngBounds()
        for (const place of places) bounds.extend(latLng(place))
        map.fitBounds(bounds)
      } else if (center) {
        map.setCenter(latLng(center))
        map.setZoom(options.zoom)
      }
      if (isClustered(options, places)) clusters = createClusters(places)
      showMarkers()
    },
    activate(id) {
      if (id === active) return
      active = id
      const chosen = all.find((place) => place.id === id)
      if (!chosen) return info.close()
      if (clusters) map.setZoom(Math.max(map.getZoom(), CHOSEN_ZOOM))
      if (clusters) map.setCenter(latLng(chosen))
      info.setContent(infoOf(chosen))
      info.setPosition(latLng(chosen))
      info.open({ map, shouldFocus: false })
    },
    destroy() {
      clear()
      info.close()
      all = []
      host.removeAttribute('data-vt-map')
      host.replaceChildren()
    },
  }
}

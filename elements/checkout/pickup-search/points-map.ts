import './points-map.css'
import { divIcon, map as leafletMap, type Marker, marker, popup, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import type { PickupPoint } from '../../../stores/checkout/pickup.ts'

/** A map of points; `activate('')` chooses none. */
export type PointsMap = { show(points: readonly PickupPoint[]): void; activate(id: string): void; destroy(): void }

type MapOptions = {
  /** The address of its tiles. */
  tiles: string
  texts: { map: string; closer: string; farther: string; attribution: string }
  choose(id: string): void
}

/** How near the map is at first (§9). */
const ZOOM = 13

const element = (tag: string, part: string, text = '') => {
  const made = document.createElement(tag)
  made.dataset.part = part
  made.textContent = text
  return made
}

/** Renders a map into an element. Its markers are buttons: one is in the order of Tab, the arrow keys lead to the others. */
export function createPointsMap(host: HTMLElement, { tiles, texts, choose }: MapOptions): PointsMap {
  const canvas = element('div', 'map-canvas')
  canvas.role = 'group'
  canvas.ariaLabel = texts.map
  // Whatever the theme says: a map that grew with its tiles would ask for more of them without end.
  Object.assign(canvas.style, { position: 'absolute', inset: '0', overflow: 'hidden' })
  const zoom = element('div', 'map-zoom')
  const note = element('small', 'map-attribution', texts.attribution)
  host.append(canvas, zoom, note)

  const isStill = prefersReducedMotion()
  // Its own controls write HTML, which a strict policy does not let them.
  const map = leafletMap(canvas, {
    ...{ attributionControl: false, zoomControl: false, scrollWheelZoom: false, keyboard: true },
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  })
  tileLayer(tiles, { maxZoom: 19 }).addTo(map)
  // A wheel that moves the page is not caught by a map that lies in its way.
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable())
  for (const [label, sign, step] of [
    [texts.closer, '+', 1],
    [texts.farther, '−', -1],
  ] as const) {
    const button = element('button', 'map-button', sign) as HTMLButtonElement
    button.type = 'button'
    button.ariaLabel = label
    button.addEventListener('click', () => map.setZoom(map.getZoom() + step))
    zoom.append(button)
  }
  const size = new ResizeObserver(() => map.invalidateSize())
  size.observe(canvas)

  let markers: { id: string; point: PickupPoint; marker: Marker }[] = []
  let active = ''
  const info = popup({ closeButton: false, offset: [0, -20], autoPanPadding: [24, 24] })
  const buttonOf = (index: number) => markers[index]?.marker.getElement()
  const rove = (index: number) => {
    for (const [at] of markers.entries()) buttonOf(at)?.setAttribute('tabindex', at === index ? '0' : '-1')
  }
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' || event.key === ' ') choose(markers[index]?.id ?? '')
    else if (step !== undefined) {
      const next = (index + step + markers.length) % markers.length
      rove(next)
      buttonOf(next)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const add = (point: PickupPoint, index: number, place: { Latitude: number; Longitude: number }) => {
    const { id, name } = point
    const icon = divIcon({ html: element('span', 'map-pin'), className: '', iconSize: [32, 40], iconAnchor: [16, 40] })
    const made = marker([place.Latitude, place.Longitude], { icon, keyboard: false, title: name }).addTo(map)
    made.on('click', () => choose(id))
    const button = made.getElement()
    button?.setAttribute('role', 'button')
    button?.setAttribute('aria-label', name)
    button?.setAttribute('aria-pressed', 'false')
    button?.addEventListener('keydown', (event) => onKey(event, index))
    return { id, point, marker: made }
  }

  return {
    show(points) {
      map.closePopup(info)
      for (const { marker } of markers) marker.remove()
      const placed = points.flatMap((point) => (point.details.Geocode ? [{ point, place: point.details.Geocode }] : []))
      const [first] = placed
      if (first) map.setView([first.place.Latitude, first.place.Longitude], ZOOM, { animate: false })
      markers = placed.map(({ point, place }, index) => add(point, index, place))
      active = ''
      rove(0)
    },
    activate(id) {
      if (id === active) return
      active = id
      for (const [index, one] of markers.entries()) {
        const isActive = one.id === id
        buttonOf(index)?.setAttribute('aria-pressed', `${isActive}`)
        one.marker.setZIndexOffset(isActive ? 1000 : 0)
        if (!isActive) continue
        rove(index)
        const text = element('div', 'map-info', one.point.name)
        info.setLatLng(one.marker.getLatLng()).setContent(text).openOn(map)
      }
    },
    destroy() {
      size.disconnect()
      map.remove()
      host.replaceChildren()
    },
  }
}

import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { html } from 'lit-html'
import { elementOf } from '../element/template.ts'
import { createPart } from '../page/part.ts'
import { MAP_TYPES, type MapOptions, type MapType } from './map.ts'

/** The largest length of a scale, in pixels. */
const SCALE_WIDTH = 100

/** Metres of one degree of latitude. */
const DEGREE = 111_320

type Controls = Pick<MapOptions, 'controls' | 'texts' | 'tiles' | 'type'> & { showType(type: MapType): void }

/** Leaflet's own controls write HTML, which a strict policy forbids: these are templates. */
export function addControls(host: HTMLElement, map: LeafletMap, { controls, texts, tiles, ...types }: Controls): void {
  if (controls.has('zoom')) host.append(zoomButtons(map, texts))
  if (controls.has('scale')) host.append(scale(map))
  if (controls.has('fullscreen') && texts.fullscreen && document.fullscreenEnabled)
    host.append(fullscreenButton(host, texts.fullscreen))
  if (controls.has('type') && texts.types && tiles.includes('{type}')) host.append(typeSelect(texts.types, types))
}

function zoomButtons(map: LeafletMap, { closer, farther }: MapOptions['texts']): HTMLElement {
  const zoomBy = (step: number) => () => map.setZoom(map.getZoom() + step)
  return elementOf(html`
    <div data-part="map-zoom">
      <button type="button" data-part="map-button" aria-label=${closer} @click=${zoomBy(1)}>+</button>
      <button type="button" data-part="map-button" aria-label=${farther} @click=${zoomBy(-1)}>−</button>
    </div>
  `)
}

/** A button that shows four corners. */
function fullscreenButton(host: HTMLElement, label: string): HTMLElement {
  const toggle = () => {
    const change = document.fullscreenElement === host ? document.exitFullscreen() : host.requestFullscreen()
    // A browser may refuse; the map is unchanged.
    change.catch(() => {})
  }
  const button = elementOf(html`
    <button type="button" data-part="map-fullscreen" aria-label=${label} @click=${toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"></path></svg>
    </button>
  `)
  const follow = () => {
    button.ariaPressed = `${document.fullscreenElement === host}`
  }
  follow()
  host.addEventListener('fullscreenchange', follow)
  return button
}

function typeSelect(
  { label, names }: NonNullable<MapOptions['texts']['types']>,
  { type, showType }: Pick<Controls, 'type' | 'showType'>,
): HTMLElement {
  const change = ({ target }: Event) => showType((target as HTMLSelectElement).value as MapType)
  const option = (each: MapType) => html`<option value=${each} ?selected=${each === type}>${names[each]}</option>`
  return elementOf(html`
    <select data-part="map-type" aria-label=${label} @change=${change}>${MAP_TYPES.map(option)}</select>
  `)
}

function scale(map: LeafletMap): HTMLElement {
  const line = createPart('div', 'map-scale')
  const write = () => {
    const { x, y } = map.getSize()
    const [from, to] = [map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([x, y / 2])]
    const metres = (to.lng - from.lng) * DEGREE * Math.cos((from.lat * Math.PI) / 180)
    if (!(metres > 0) || x === 0) return
    const most = (metres / x) * SCALE_WIDTH
    const power = 10 ** Math.floor(Math.log10(most))
    const length = (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1) * power
    line.textContent = length >= 1000 ? `${length / 1000} km` : `${length} m`
    line.style.inlineSize = `${Math.round((length / metres) * x)}px`
  }
  map.on('move', write)
  map.whenReady(write)
  return line
}

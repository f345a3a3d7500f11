import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { createButton, createPart } from '../page/part.ts'
import { MAP_TYPES, type MapOptions, type MapType } from './map.ts'

/** The largest length of a scale, in pixels. */
const SCALE_WIDTH = 100

/** Metres of one degree of latitude. */
const DEGREE = 111_320

type Controls = Pick<MapOptions, 'controls' | 'texts' | 'tiles' | 'type'> & { showType(type: MapType): void }

/** Leaflet's own controls write HTML, which a strict policy forbids: these are plain elements. */
export function addControls(host: HTMLElement, map: LeafletMap, { controls, texts, tiles, ...types }: Controls): void {
  if (controls.has('zoom')) host.append(zoomButtons(map, texts))
  if (controls.has('scale')) host.append(scale(map))
  if (controls.has('fullscreen') && texts.fullscreen && document.fullscreenEnabled)
    host.append(fullscreenButton(host, texts.fullscreen))
  if (controls.has('type') && texts.types && tiles.includes('{type}')) host.append(typeSelect(texts.types, types))
}

function zoomButtons(map: LeafletMap, { closer, farther }: MapOptions['texts']): HTMLElement {
  const row = createPart('div', 'map-zoom')
  for (const [label, sign, step] of [
    [closer, '+', 1],
    [farther, '−', -1],
  ] as const) {
    const button = createButton('map-button', sign)
    button.ariaLabel = label
    button.addEventListener('click', () => map.setZoom(map.getZoom() + step))
    row.append(button)
  }
  return row
}

function fullscreenButton(host: HTMLElement, label: string): HTMLElement {
  const button = createButton('map-fullscreen')
  button.append(corners())
  button.ariaLabel = label
  const follow = () => {
    button.ariaPressed = `${document.fullscreenElement === host}`
  }
  follow()
  host.addEventListener('fullscreenchange', follow)
  button.addEventListener('click', () => {
    const change = document.fullscreenElement === host ? document.exitFullscreen() : host.requestFullscreen()
    // A browser may refuse; the map is unchanged.
    change.catch(() => {})
  })
  return button
}

/** The icon of the full-screen button: four corners. */
function corners(): SVGElement {
  const create = (name: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', name)
  const [icon, path] = [create('svg'), create('path')]
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')
  icon.append(path)
  return icon
}

function typeSelect(
  { label, names }: NonNullable<MapOptions['texts']['types']>,
  { type, showType }: Pick<Controls, 'type' | 'showType'>,
): HTMLElement {
  const select = createPart('select', 'map-type')
  select.ariaLabel = label
  for (const each of MAP_TYPES) select.add(new Option(names[each], each, each === type, each === type))
  select.addEventListener('change', () => showType(select.value as MapType))
  return select
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

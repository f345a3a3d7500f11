import { MAP_CONTROLS, type MapControl, type MapPlace, type Position } from '../../../runtime/maps/map.ts'
import { warn } from '../../../runtime/page/warn.ts'

/** A marker as the server writes it (§3). */
export type MapMarker = {
  id: string | number
  coors: { lat: number | string; lng: number | string }
  title: string
  icon?: string
  content?: string
}

/** Returns undefined for an invalid position. */
function positionOf(lat: unknown, lng: unknown): Position | undefined {
  const [latitude, longitude] = [lat, lng].map((value) => (value === '' || value == null ? Number.NaN : Number(value)))
  const isPlace = Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180
  return isPlace ? { latitude: latitude as number, longitude: longitude as number } : undefined
}

/** `45.764,4.8357`, or the same as JSON. */
export function readCenter(text: string): Position | undefined {
  const [lat, lng] = text.match(/-?\d+(?:\.\d+)?/g) ?? []
  const center = positionOf(lat, lng)
  if (text !== '' && !center) warn(`center="${text}" is no place.`, 'It is ignored.', 'Write latitude,longitude.')
  return center
}

/** The controls in the attribute; other names are warned about. */
export function readControls(text: string): ReadonlySet<MapControl> {
  const names = text.toLowerCase().match(/[^\s,]+/g) ?? []
  const known = names.flatMap((name) => MAP_CONTROLS.find((control) => control === name) ?? [])
  if (known.length < names.length)
    warn(`controls="${text}" names what is no control.`, 'It is ignored.', `Write ${MAP_CONTROLS.join(', ')}.`)
  return new Set(known)
}

/** A marker without a position is warned about and left out. */
export function readMarkers(markers: readonly MapMarker[]): MapPlace[] {
  return (Array.isArray(markers) ? markers : []).flatMap((marker: Partial<MapMarker> | null) => {
    const { id, coors, title, icon, content } = marker ?? {}
    const position = positionOf(coors?.lat, coors?.lng)
    if (position) return [placeOf({ id: `${id ?? ''}`, ...position, title: `${title ?? ''}` }, icon, content)]
    warn(`The marker "${id}" has no place.`, 'It is not on the map.', 'Give it coors: { lat, lng }.')
    return []
  })
}

export function readItem({ data, text }: { data: Readonly<Record<string, string>>; text: string }): MapPlace[] {
  const position = positionOf(data.lat, data.lng)
  const title = data.title || text
  return position ? [placeOf({ id: data.markerId ?? '', ...position, title }, data.icon, data.content)] : []
}

const placeOf = (place: MapPlace, icon: unknown, content: unknown): MapPlace => ({
  ...place,
  ...(icon ? { icon: String(icon) } : {}),
  ...(content ? { text: String(content) } : {}),
})

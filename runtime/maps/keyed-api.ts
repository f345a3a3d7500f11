import { ownGlobal } from '../page/own-global.ts'
import { loadApi } from '../page/scripts/load-api.ts'
import { settings } from '../page/settings.ts'
import { intlCulture } from '../text/locale.ts'

type LatLng = { lat: number; lng: number }
type Corner = { lat(): number; lng(): number }

/** The members that the library uses of the maps script of a service with a key. */
export type MapsApi = {
  Map: new (
    element: HTMLElement,
    options: object,
  ) => {
    setCenter(center: LatLng): void
    setZoom(zoom: number): void
    getZoom(): number
    getBounds(): { getSouthWest(): Corner; getNorthEast(): Corner } | undefined
    fitBounds(bounds: object): void
    addListener(name: string, work: () => void): void
  }
  Marker: new (
    options: object,
  ) => {
    setMap(map: null): void
    addListener(name: string, work: () => void): void
  }
  InfoWindow: new (
    options?: object,
  ) => {
    setContent(content: Node): void
    setPosition(at: LatLng): void
    open(options: object): void
    close(): void
  }
  LatLngBounds: new () => { extend(point: LatLng): void }
}

const refusals = new Set<() => void>()

/**
 * Loads the maps script once for a page, with the shop's key (§7). `refused` is called if the service refuses the key,
 * which it reports only later. Rejects if the script cannot be loaded.
 */
export function loadMaps(script: string, key: string, refused: () => void, signal: AbortSignal): Promise<MapsApi> {
  refusals.add(refused)
  signal.addEventListener('abort', () => refusals.delete(refused))
  const onRefused = () => {
    for (const refuse of refusals) refuse()
  }
  // The script calls a global function once it is ready.
  const onReady = () => {}
  for (const [name, call] of Object.entries({ gm_authFailure: onRefused, vitrineMapsReady: onReady }))
    if (!ownGlobal(name)) Object.assign(globalThis, { [name]: call })
  const query = new URLSearchParams({
    ...{ key, v: 'weekly', language: intlCulture(settings().locale) },
    ...{ loading: 'async', callback: 'vitrineMapsReady' },
  })
  const look = () => {
    const maps = ownGlobal<{ maps?: MapsApi }>('google')?.maps
    return maps?.Map && maps.Marker ? maps : undefined
  }
  return loadApi(`${script}?${query}`, look, signal)
}

import { loadMaps } from '../../../runtime/maps/keyed-api.ts'
import { createKeyedMap } from '../../../runtime/maps/keyed-map.ts'
import type { MapOptions, PlacesMap } from '../../../runtime/maps/map.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { getMapsKey } from '../../../stores/content/api.ts'

type Service = { mapsKey: string; mapsScript: string; failed(error: unknown): void; signal: AbortSignal }

/** The shop's key, or the configured one where the call fails or has none (§7). */
async function keyOf({ mapsKey, signal }: Service): Promise<string> {
  try {
    return (await getMapsKey(signal)) || mapsKey
  } catch (error) {
    if (ShopError.of(error).kind !== 'aborted') logOnly('The maps key could not be fetched.', error)
    return mapsKey
  }
}

/** The map of the service with a key, in an element. Rejects when its script cannot be loaded. */
export async function createMap(host: HTMLElement, options: MapOptions, service: Service): Promise<PlacesMap> {
  const key = await keyOf(service)
  service.signal.throwIfAborted()
  const refused = () => service.failed(new Error('The maps service does not take the key.'))
  const maps = await loadMaps(service.mapsScript, key, refused, service.signal)
  service.signal.throwIfAborted()
  return createKeyedMap(host, maps, options)
}

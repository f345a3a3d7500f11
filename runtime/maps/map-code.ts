import { deferred } from '../page/deferred.ts'

/** The code of a map of tiles: Leaflet, with the markers and controls of the library. */
export const leafletMap = deferred('the map', () => import('./leaflet-map.ts'))

import Supercluster from 'supercluster'
import type { MapPlace, Position } from './map.ts'

/** From this zoom on, every place has its own marker. */
export const CLUSTER_UNTIL = 14

/** Markers closer to each other than this many pixels are combined. */
const RADIUS = 60

/** Places that are combined: `zoom` is the zoom from which on they are separate. */
export type Cluster = Position & { key: string; count: number; zoom: number }

export type Bounds = { west: number; south: number; east: number; north: number }

/** Combines places that are close together; the returned function lists the places and clusters of a map's section. */
export function createClusters(places: readonly MapPlace[]) {
  const index = new Supercluster<{ place: number }>({ radius: RADIUS, maxZoom: CLUSTER_UNTIL })
  index.load(
    places.map(({ latitude, longitude }, place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  )
  return ({ west, south, east, north }: Bounds, zoom: number): { places: MapPlace[]; clusters: Cluster[] } => {
    const shown: { places: MapPlace[]; clusters: Cluster[] } = { places: [], clusters: [] }
    for (const { properties, geometry } of index.getClusters([west, south, east, north], Math.round(zoom))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if ('cluster' in properties) {
        const { cluster_id: id, point_count: count } = properties
        shown.clusters.push({
          ...{ latitude, longitude, count },
          key: `cluster ${id}`,
          zoom: index.getClusterExpansionZoom(id),
        })
      } else {
        const place = places[properties.place]
        if (place) shown.places.push(place)
      }
    }
    return shown
  }
}

import Supercluster from 'supercluster'
import type { MapPlace, Position } from './map.ts'

/** Closer than this every place has its own marker. */
export const CLUSTER_UNTIL = 14

/** Markers that are nearer to each other than so many pixels are one. */
const RADIUS = 60

/** Places that lie together: `zoom` is how near the map must be for them to part. */
export type Cluster = Position & { key: string; count: number; zoom: number }

export type Bounds = { west: number; south: number; east: number; north: number }

/** Puts together what lies together; the returned function says what a map shows of it. */
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

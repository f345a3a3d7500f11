import { useEffect, useRef, useState } from 'react'
import type { MapPlace, PlacesMap } from '../../../runtime/maps/map.ts'
import { leafletMap } from '../../../runtime/maps/map-code.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { PickupPoint } from '../../../stores/checkout/pickup.ts'
import type { pickupSearch } from './definition.ts'

type Shown = { points: readonly PickupPoint[] | undefined; active: string; choose(id: string): void }

/** Points without a position are only in the list. */
const placeOf = ({ id, name, details: { Geocode: at } }: PickupPoint): MapPlace[] =>
  at ? [{ id, title: name, latitude: at.Latitude, longitude: at.Longitude }] : []

/**
 * Returns the props of the map's part. The code of the map is loaded once there are points. Without tiles the map stays
 * hidden.
 */
export function useMap({ tiles, tilesAttribution, t }: ViewProps<typeof pickupSearch>, shown: Shown) {
  const { points, active } = shown
  const node = useRef<HTMLDivElement>(null)
  const map = useRef<PlacesMap>(undefined)
  const [isLost, setLost] = useState(false)
  const newest = useLatest(shown)
  const isWanted = tiles !== '' && points !== undefined
  const code = useDeferred(leafletMap, isWanted, { onLost: () => setLost(true) })

  useEffect(() => {
    if (!code || !node.current) return
    const { map: name, mapKeys: keys, closer, farther } = t
    const texts = { map: name, keys, closer, farther, attribution: tilesAttribution }
    map.current = code.createLeafletMap(node.current, { tiles, texts, choose: (id) => newest.current.choose(id) })
    return () => {
      map.current?.destroy()
      map.current = undefined
    }
  }, [code, tiles, tilesAttribution, t, newest])
  useEffect(() => {
    if (code && points) map.current?.show(points.flatMap(placeOf))
  }, [code, points])
  useEffect(() => {
    // None of the new points is chosen yet.
    if (code && points) map.current?.activate(active)
  }, [code, points, active])
  return { ref: node, hidden: !isWanted || (isLost && !code) }
}

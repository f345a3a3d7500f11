import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAsked } from '../../../runtime/consent/use-asked.tsx'
import type { MapOptions, MapPlace, PlacesMap } from '../../../runtime/maps/map.ts'
import { leafletMap } from '../../../runtime/maps/map-code.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $consent, saveConsent } from '../../../stores/consent/consent.ts'
import type { shopMap } from './definition.ts'
import { readCenter, readControls } from './rules.ts'

type Props = ViewProps<typeof shopMap>
/** `active` is a new object at each choice, so that choosing a place again shows it again. */
type Shown = { places: readonly MapPlace[]; active: { id: string }; choose(id: string): void }

const keyedMap = deferred('the map with a key', () => import('./keyed.ts'))

const optionsOf = (props: Props, choose: (id: string) => void): MapOptions => {
  const { t, type, zoom, fitBounds, icon, tiles } = props
  return {
    ...{ tiles, type, zoom, fitBounds, icon, choose },
    center: readCenter(props.center),
    controls: readControls(props.controls),
    texts: {
      ...{ map: t.map, keys: t.mapKeys, closer: t.closer, farther: t.farther, attribution: props.tilesAttribution },
      ...{ cluster: t.cluster, fullscreen: t.fullscreen },
      types: {
        label: t.type,
        names: { roadmap: t.roadmap, satellite: t.satellite, hybrid: t.hybrid, terrain: t.terrain },
      },
    },
  }
}

/**
 * Renders a map in an element: of the service with a key, after the visitor has consented, else of tiles. Its code is
 * loaded once there are places. A service that fails is replaced by the map of tiles, and that one by the list.
 */
export function useMap(props: Props, { places, active, choose }: Shown): ReactNode {
  const { provider, tiles, emit, t } = props
  const [canvas, setCanvas] = useState<HTMLElement | null>(null)
  const map = useRef<PlacesMap>(undefined)
  // The number of maps that were created; each needs to show its places.
  const [made, setMade] = useState(0)
  const [lost, setLost] = useState<readonly string[]>([])
  const lose = (name: string) => setLost((before) => [...before, name])
  const newest = useLatest({ props, choose })
  const hasPlaces = places.length > 0
  const { setting } = useStore($consent)
  const { isAllowed, ask } = useAsked({
    ...{ name: t.map, address: props.mapsScript, t },
    ...{ category: props.consent, choice: setting, save: saveConsent },
  })

  const isKeyed = provider === 'google' && !lost.includes('google')
  const canShow = isKeyed ? isAllowed : tiles !== ''
  const leaflet = useDeferred(leafletMap, hasPlaces && canShow && !isKeyed, { onLost: () => lose('leaflet') })
  const keyed = useDeferred(keyedMap, hasPlaces && canShow && isKeyed, { onLost: () => lose('google') })
  const code = isKeyed ? keyed : leaflet
  const settings = JSON.stringify([props.center, props.type, props.zoom, props.icon, props.controls, props.fitBounds])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are read anew when one of them has changed
  useEffect(() => {
    if (!code || !canShow || !canvas) return
    const lifetime = new AbortController()
    const options = optionsOf(newest.current.props, (id) => newest.current.choose(id))
    const show = (ready: PlacesMap) => {
      lifetime.signal.addEventListener('abort', () => ready.destroy())
      map.current = ready
      setMade((count) => count + 1)
      emit('map:ready', { provider: isKeyed ? 'google' : 'leaflet' })
    }
    if ('createLeafletMap' in code) show(code.createLeafletMap(canvas, options))
    else {
      const { mapsKey, mapsScript } = newest.current.props
      const failed = (error: unknown) => {
        if (lifetime.signal.aborted) return
        logOnly('The map of the service with a key could not be shown.', error)
        lose('google')
      }
      code
        .createMap(canvas, options, { mapsKey, mapsScript, failed, signal: lifetime.signal })
        .then((ready) => (lifetime.signal.aborted ? ready.destroy() : show(ready)), failed)
    }
    return () => {
      lifetime.abort()
      map.current = undefined
    }
  }, [code, canShow, isKeyed, canvas, tiles, settings, newest, emit])
  useEffect(() => {
    if (made > 0) map.current?.show(places)
  }, [made, places])
  useEffect(() => {
    // None of the new places is chosen yet.
    if (made > 0 && places) map.current?.activate(active.id)
  }, [made, places, active])

  if (isKeyed && !isAllowed) {
    return (
      <div data-part="embed-stage" data-kind="iframe" data-state="closed">
        {ask}
      </div>
    )
  }
  if (!canShow || (lost.includes('leaflet') && !code)) return <p data-part="map-lost">{t.lost}</p>
  return <div ref={setCanvas} data-part="map-area" />
}

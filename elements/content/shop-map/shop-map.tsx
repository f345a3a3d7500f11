import { useEffect, useMemo, useState } from 'react'
import { currentPosition, distanceBetween, hasGeolocation } from '../../../runtime/maps/geolocation.ts'
import type { MapPlace } from '../../../runtime/maps/map.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { intlCulture } from '../../../runtime/text/locale.ts'

import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { shopMap } from './definition.ts'
import { readItem, readMarkers } from './rules.ts'
import { scrollWithin } from './scroll-within.ts'
import { useMap } from './use-map.tsx'

type Tag = typeof shopMap

/** Returns the same object while its content is equal. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}

const kilometres = (distance: number) =>
  new Intl.NumberFormat(intlCulture(settings().locale), {
    ...{ style: 'unit', unit: 'kilometer', maximumFractionDigits: distance < 10 ? 1 : 0 },
  }).format(distance)

/** A choice in the list or on the map is shown in the other. */
export function ShopMap(props: ViewProps<Tag>) {
  const { host, markers, emit, t } = props
  const { parts, element } = useServerMarkup<Tag>()
  const items = parts('place')
  const places = useSame<MapPlace[]>(markers.length > 0 ? readMarkers(markers) : items.flatMap(readItem))
  const [active, setActive] = useState({ id: '' })
  const [status, setStatus] = useState('')
  const isLocatable = hasGeolocation()
  const hasLocate = parts('locate').length > 0

  useEffect(() => {
    // A button without a function is hidden (§8).
    if (hasLocate && !isLocatable) logOnly('This browser has no geolocation: the nearest place cannot be found.')
  }, [hasLocate, isLocatable])

  const choose = (id: string) => {
    setActive({ id })
    const item = items.find(({ data }) => data.markerId === id)
    if (item) scrollWithin(host, element(item))
    emit('marker:click', { id })
  }
  const showOnMap = (id: string) => {
    choose(id)
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    element('map')?.scrollIntoView({ block: 'nearest', behavior })
  }
  const locate = async () => {
    try {
      const here = await currentPosition()
      const far = (place: MapPlace) => distanceBetween(here, place)
      const [nearest] = [...places].sort((one, other) => far(one) - far(other))
      if (!nearest) return
      showOnMap(nearest.id)
      setStatus(t.nearest({ name: nearest.title, distance: kilometres(far(nearest)) }))
    } catch (error) {
      logOnly('Where the shopper is could not be found.', error)
    }
  }
  const map = useMap(props, { places, active, choose })
  const isOn = (id: string | undefined) => id !== undefined && places.some((place) => place.id === id)

  return (
    <ServerMarkup<Tag>
      parts={{
        map: places.length > 0 ? { children: map } : { hidden: true },
        place: ({ data }) => ({ 'data-active': data.markerId === active.id ? '' : undefined }),
        show: (button) => {
          const id = button.within('place')?.data.markerId
          return { hidden: !isOn(id), 'aria-pressed': id === active.id, onClick: () => id && showOnMap(id) }
        },
        locate: { hidden: !isLocatable || places.length === 0, onClick: locate },
        status: { role: 'status', children: status },
      }}
    />
  )
}

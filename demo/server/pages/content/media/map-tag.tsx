/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { ShopContext } from '../../../context.ts'

type MapProps = { c: ShopContext; fits?: boolean; controls?: string; zoom?: number; children: Child }

/** `<shop-map>` with the demo's tiles, or with the service of the shop's key. */
export function MapTag({ c, fits = false, controls = 'zoom scale fullscreen', zoom, children }: MapProps) {
  const { app, mapsKey, mapTiles, t } = c.var
  return (
    <shop-map
      class="places"
      tiles={mapTiles?.address ?? `${app}/tiles/{z}/{x}/{y}.svg`}
      tiles-attribution={mapTiles?.attribution ?? t('Pickup.Map')}
      provider={mapsKey ? 'google' : undefined}
      fit-bounds={fits}
      controls={controls}
      zoom={zoom}
    >
      <div data-part="map" />
      {children}
    </shop-map>
  )
}

type Placed = { id: number; name: string; street: string; postalCode: string; city: string } & {
  latitude: number
  longitude: number
}

export const placed = ({ id, name, street, postalCode, city, latitude, longitude }: Placed) => ({
  'data-marker-id': id,
  'data-lat': latitude,
  'data-lng': longitude,
  'data-title': name,
  'data-content': `${street}\n${postalCode} ${city}`,
})

/** The button that shows a place on the map; absent without JavaScript. */
export const OnMap = ({ c, name }: { c: ShopContext; name: string }) => (
  <button class="button" data-quiet data-small type="button" data-part="show" hidden>
    {c.get('t')('Stores.OnMap')}
    <span class="hidden-text"> ({name})</span>
  </button>
)

/** The button that chooses the nearest place; absent without JavaScript. */
export const Nearest = ({ c }: { c: ShopContext }) => (
  <button class="button" data-quiet data-small type="button" data-part="locate" hidden>
    {c.get('t')('Stores.Nearest')}
  </button>
)

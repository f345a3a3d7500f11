/** A place on a map. `text` is shown when it is chosen, below its title; never as HTML. */
export type MapPlace = { id: string; latitude: number; longitude: number; title: string; icon?: string; text?: string }

/** What a map shows of the ground (§3). */
export const MAP_TYPES = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const
export type MapType = (typeof MAP_TYPES)[number]

/** What may lie on a map for those who work it. A control that is not named is absent. */
export const MAP_CONTROLS = ['zoom', 'type', 'scale', 'fullscreen', 'street-view', 'rotate'] as const
export type MapControl = (typeof MAP_CONTROLS)[number]

/** How near a map is where nothing else is said (§9). */
export const DEFAULT_ZOOM = 13

/** With more markers than these, those that lie together are one. */
export const CLUSTER_ABOVE = 100

export type MapTexts = {
  map: string
  /** What the keys do on it. */
  keys: string
  closer: string
  farther: string
  /** What the owner of the tiles wants to be said. */
  attribution: string
  /** The name of a marker in the place of so many; without it they are never put together. */
  cluster?(values: { count: number }): string
  fullscreen?: string
  /** The names of the types, for the control that changes them. */
  types?: { label: string; names: Record<MapType, string> }
}

export type MapOptions = {
  /** The address of its tiles, with `{z}`, `{x}`, `{y}`, and perhaps `{type}`. */
  tiles: string
  type: MapType
  zoom: number
  /** Where its middle is; without it the first place is. */
  center: Position | undefined
  /** Shows all places, when there is more than one. */
  fitBounds: boolean
  /** The picture of places that have none of their own; without it, a pin in the theme's colour. */
  icon: string
  controls: ReadonlySet<MapControl>
  texts: MapTexts
  choose(id: string): void
}

export type Position = { latitude: number; longitude: number }

/** A map of places; `activate('')` chooses none, and a place that is chosen once more is shown once more. */
export type PlacesMap = {
  show(places: readonly MapPlace[]): void
  activate(id: string): void
  destroy(): void
}

/** Whether all places are shown: only when that is wanted and there is more than one (§9). */
export const isFitted = ({ fitBounds }: Pick<MapOptions, 'fitBounds'>, places: readonly MapPlace[]): boolean =>
  fitBounds && places.length > 1

/** Whether places that lie together are shown as one. */
export const isClustered = ({ texts }: Pick<MapOptions, 'texts'>, places: readonly MapPlace[]): boolean =>
  texts.cluster !== undefined && places.length > CLUSTER_ABOVE

/** Where the maps script of the service with a key is. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js'

/** A place on a map. `text` is shown below its title if the place is chosen; never as HTML. */
export type MapPlace = { id: string; latitude: number; longitude: number; title: string; icon?: string; text?: string }

/** The kinds of map (§3). */
export const MAP_TYPES = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const
export type MapType = (typeof MAP_TYPES)[number]

/** The controls that a map may have. A control that is not named is absent. */
export const MAP_CONTROLS = ['zoom', 'type', 'scale', 'fullscreen', 'street-view', 'rotate'] as const
export type MapControl = (typeof MAP_CONTROLS)[number]

/** The default zoom of a map (§9). */
export const DEFAULT_ZOOM = 13

/** With more markers than this, those that are close together are combined. */
export const CLUSTER_ABOVE = 100

export type MapTexts = {
  map: string
  /** How to use the map by keyboard. */
  keys: string
  closer: string
  farther: string
  /** The copyright notice of the tiles' owner. */
  attribution: string
  /** The name of a marker for this many places; without it they are never combined. */
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
  /** The centre of the map; by default the first place. */
  center: Position | undefined
  /** Shows all places, if there is more than one. */
  fitBounds: boolean
  /** The picture of places without their own; by default, a pin in the theme's colour. */
  icon: string
  controls: ReadonlySet<MapControl>
  texts: MapTexts
  choose(id: string): void
}

export type Position = { latitude: number; longitude: number }

/** A map of places. `activate('')` chooses no place; choosing a place again shows it again. */
export type PlacesMap = {
  show(places: readonly MapPlace[]): void
  activate(id: string): void
  destroy(): void
}

/** Whether all places are shown: only if that is wanted and there is more than one (§9). */
export const isFitted = ({ fitBounds }: Pick<MapOptions, 'fitBounds'>, places: readonly MapPlace[]): boolean =>
  fitBounds && places.length > 1

/** Whether places that are close together are shown as one. */
export const isClustered = ({ texts }: Pick<MapOptions, 'texts'>, places: readonly MapPlace[]): boolean =>
  texts.cluster !== undefined && places.length > CLUSTER_ABOVE

export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js'

import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet/dist/leaflet-src.esm.js'
import { createPart } from '../page/part.ts'
import type { Cluster } from './clusters.ts'
import type { MapPlace, Position } from './map.ts'

/** One marker: of a place, or of a cluster. */
type Item = Position & { key: string; label: string; id?: string; icon: () => HTMLElement; press(): void }

const PIN = { size: [32, 40], anchor: [16, 40] } as const
const CIRCLE = { size: [44, 44], anchor: [22, 22] } as const

/**
 * The markers of a map. They are buttons: one is in the tab order, the arrow keys lead to the others, and the focus
 * stays when the map is moved.
 */
export class LeafletMarkers {
  #shown = new Map<string, { item: Item; marker: Marker }>()
  #active = ''

  constructor(
    private readonly map: LeafletMap,
    private readonly options: {
      icon: string
      label(count: number): string
      choose(id: string): void
      /** Closes the popup of a place; false if there is none. */
      close(): boolean
      open(cluster: Cluster): void
    },
  ) {}

  /** Shows these markers in place of the present ones. */
  show(places: readonly MapPlace[], clusters: readonly Cluster[] = []): void {
    const items = [...places.map((place) => this.#placeItem(place)), ...clusters.map((each) => this.#clusterItem(each))]
    const keys = new Set(items.map(({ key }) => key))
    const focused = this.#focused()
    const tabStop = this.#buttons().find((button) => button.tabIndex === 0)
    for (const [key, { marker }] of this.#shown) if (!keys.has(key)) marker.remove()
    const before = this.#shown
    this.#shown = new Map(items.map((item) => [item.key, this.#kept(before.get(item.key), item)]))
    this.#press()
    // The focused marker may have become part of another one, or more than one.
    const near = focused && !keys.has(focused.key) ? this.#nearest(focused) : undefined
    if (near) near.focus()
    this.#rove(near ?? this.#buttons().find((button) => button === tabStop) ?? this.#buttons()[0])
  }

  /** Marks the chosen place; '' marks no place. */
  activate(id: string): void {
    this.#active = id
    const button = this.#press()
    if (button) this.#rove(button)
  }

  /** Sets which marker is pressed, and returns it. */
  #press(): HTMLElement | undefined {
    let pressed: HTMLElement | undefined
    for (const { item, marker } of this.#shown.values()) {
      if (item.id === undefined) continue
      const isActive = item.id === this.#active && item.id !== ''
      const button = marker.getElement()
      if (button) button.ariaPressed = `${isActive}`
      marker.setZIndexOffset(isActive ? 1000 : 0)
      if (isActive) pressed = button
    }
    return pressed
  }

  #kept(before: { marker: Marker } | undefined, item: Item) {
    return before ? { item, marker: before.marker } : { item, marker: this.#add(item) }
  }

  #placeItem({ id, latitude, longitude, title, icon = this.options.icon }: MapPlace): Item {
    const picture = () =>
      icon === '' ? createPart('span', 'map-pin') : Object.assign(createPart('img', 'map-icon'), { src: icon, alt: '' })
    const press = () => this.options.choose(id)
    return { key: `place ${id}`, label: title, id, latitude, longitude, icon: picture, press }
  }

  #clusterItem(cluster: Cluster): Item {
    const { key, latitude, longitude, count } = cluster
    const icon = () => createPart('span', 'map-cluster', `${count}`)
    return { key, label: this.options.label(count), latitude, longitude, icon, press: () => this.options.open(cluster) }
  }

  #add(item: Item): Marker {
    const { size, anchor } = item.id === undefined ? CIRCLE : PIN
    const icon = divIcon({ html: item.icon(), className: '', iconSize: [...size], iconAnchor: [...anchor] })
    const made = marker([item.latitude, item.longitude], { icon, keyboard: false, title: item.label }).addTo(this.map)
    made.on('click', item.press)
    const button = made.getElement()
    if (!button) return made
    button.role = 'button'
    button.ariaLabel = item.label
    button.tabIndex = -1
    button.addEventListener('keydown', (event) => this.#onKey(event, item))
    return made
  }

  #onKey(event: KeyboardEvent, item: Item): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      // A dialog around the map stays open.
      if (!this.options.close()) return
    } else if (event.key === 'Enter' || event.key === ' ') item.press()
    else if (step !== undefined) {
      const buttons = this.#buttons()
      const at = buttons.indexOf(event.currentTarget as HTMLElement)
      const next = buttons[(at + step + buttons.length) % buttons.length]
      this.#rove(next)
      next?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  #buttons(): HTMLElement[] {
    return [...this.#shown.values()].flatMap(({ marker }) => marker.getElement() ?? [])
  }

  #rove(to: HTMLElement | undefined): void {
    for (const button of this.#buttons()) button.tabIndex = button === to ? 0 : -1
  }

  #focused(): Item | undefined {
    return [...this.#shown.values()].find(({ marker }) => marker.getElement() === document.activeElement)?.item
  }

  #nearest({ latitude, longitude }: Position): HTMLElement | undefined {
    const far = ({ item }: { item: Item }) => (item.latitude - latitude) ** 2 + (item.longitude - longitude) ** 2
    const [first] = [...this.#shown.values()].sort((one, other) => far(one) - far(other))
    return first?.marker.getElement()
  }
}

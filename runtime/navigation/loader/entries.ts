import { type Focused, noteFocus } from './focus.ts'
import { contentHeight } from './scroll.ts'

/** A page in the browser's history, as `history.state.vitrine` keeps it. */
export type Entry = {
  id: string
  /** Its place in the order of visits: a lower one lies behind. */
  index: number
  /** The page is asked past every cache, also on the way back. */
  noCache?: boolean
}

/** Where the shopper was in a page: CSS pixels, the heights of the page area and of what it held, and what had focus. */
export type Place = { x: number; y: number; height: number; content: number; focus?: Focused | undefined }

/** Places are kept for so many entries. */
const MOST_PLACES = 50

const SHELF = 'vitrine:places'

const fresh = (index: number): Entry => ({
  id: Date.now().toString(36) + Math.random().toString(36).slice(2, 8),
  index,
})

const entryIn = (state: unknown): Entry | undefined => (state as { vitrine?: Entry } | null)?.vitrine

/** The pages of the tab's history, and where the shopper was in each. Blocked storage only loses them on a reload. */
export class Entries {
  /** The entry that the browser is at. */
  current: Entry
  /** True while the browser goes where `turnBack` sent it. */
  isTurning = false
  #places = readPlaces()
  /** The entry whose page is shown: another one while a page of the history loads. */
  #shown: Entry
  /** False for an entry that page script or the address bar made: its distance is a guess. */
  #isSure = true

  constructor(private readonly area: () => HTMLElement) {
    this.current = this.#shown = entryIn(history.state) ?? this.#adopt(fresh(0))
  }

  /** Where the shopper was when the present entry was left. */
  get place(): Place | undefined {
    return this.#places.get(this.current.id)
  }

  /** True when the page of the present entry is shown, and none is on its way. */
  get isSettled(): boolean {
    return this.#shown === this.current
  }

  /** Keeps where the shopper is now. */
  save(): void {
    const { id } = this.#shown
    const area = this.area()
    this.#places.delete(id)
    const [height, content] = [area.offsetHeight, contentHeight(area)]
    this.#places.set(id, { x: scrollX, y: scrollY, height, content, focus: noteFocus(area) })
    for (const oldest of this.#places.keys()) if (this.#places.size > MOST_PLACES) this.#places.delete(oldest)
    try {
      sessionStorage.setItem(SHELF, JSON.stringify([...this.#places]))
    } catch {
      // In this document the places are known all the same.
    }
  }

  /** Writes the page that comes now into the history; the place of the one that is left is kept. */
  write(way: 'push' | 'replace', url: URL, noCache = false): void {
    if (entryIn(history.state)?.id !== this.current.id) this.#takeForeign()
    const { id, index } = way === 'push' ? fresh(this.current.index + 1) : this.current
    this.save()
    this.current = { id, index, ...(noCache && { noCache }) }
    const state = { ...(way === 'replace' && history.state), vitrine: this.current }
    if (way === 'push') history.pushState(state, '', url)
    else history.replaceState(state, '', url)
    this.settle()
  }

  /** The browser went to another entry. False for one that is not of ours; it is from now on. */
  follow(): boolean {
    this.save()
    const entry = entryIn(history.state)
    this.#isSure = entry !== undefined
    this.current = entry ?? this.#adopt(fresh(this.#shown.index + 1))
    return this.#isSure
  }

  /** The page of the present entry is shown. */
  settle(): void {
    this.#shown = this.current
    this.#isSure = true
  }

  /** Goes back to the entry whose page is shown. Answers how many steps that are; the browser says so when they are done. */
  turnBack(): number {
    if (!this.#isSure) return 0
    const steps = this.#shown.index - this.current.index
    this.current = this.#shown
    if (steps !== 0) {
      this.isTurning = true
      history.go(steps)
    }
    return steps
  }

  /** The browser is where `turnBack` sent it. */
  turned(): void {
    this.isTurning = false
  }

  /** Page script made an entry of its own for the page that is shown. */
  #takeForeign(): void {
    this.current = this.#shown = entryIn(history.state) ?? this.#adopt(fresh(this.current.index + 1))
  }

  #adopt(entry: Entry): Entry {
    history.replaceState({ ...history.state, vitrine: entry }, '')
    return entry
  }
}

function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(SHELF) ?? '[]') as [string, Place][])
  } catch {
    return new Map()
  }
}

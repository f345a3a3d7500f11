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

/** The entry that a history state is ours by. */
export const entryIn = (state: unknown): Entry | undefined => (state as { vitrine?: Entry } | null)?.vitrine

/** A new entry. */
export const freshEntry = (index: number): Entry => ({
  id: Date.now().toString(36) + Math.random().toString(36).slice(2, 8),
  index,
})

/** Makes the present entry of the browser one of ours. */
export function adopt(entry: Entry): Entry {
  history.replaceState({ ...history.state, vitrine: entry }, '')
  return entry
}

/** The pages of the tab's history, and where the shopper was in each. */
export class Entries {
  readonly places = new Map<string, Place>()
  /** The entry that the browser is at. */
  current = entryIn(history.state) ?? adopt(freshEntry(0))
  /** The entry whose page is shown: another one while a page of the history loads. */
  shown = this.current

  constructor(private readonly area: () => HTMLElement) {}

  /** Keeps where the shopper is now. */
  save(): void {
    const { places, shown } = this
    const area = this.area()
    const [height, content] = [area.offsetHeight, contentHeight(area)]
    places.delete(shown.id)
    places.set(shown.id, { x: scrollX, y: scrollY, height, content, focus: noteFocus(area) })
  }

  /** Writes the page that comes now into the history; the place of the one that is left is kept. */
  write(way: 'push' | 'replace', url: URL, noCache = false): void {
    const live = entryIn(history.state)
    // Page script may have made an entry of its own for the page that is shown.
    if (live?.id !== this.current.id) this.current = this.shown = live ?? adopt(freshEntry(this.current.index + 1))
    const isPush = way === 'push'
    const { id, index } = isPush ? freshEntry(this.current.index + 1) : this.current
    this.save()
    this.current = this.shown = { id, index, ...(noCache && { noCache }) }
    // From now on the place is ours to restore.
    history.scrollRestoration = 'manual'
    const state = { ...(!isPush && history.state), vitrine: this.current }
    if (isPush) history.pushState(state, '', url)
    else history.replaceState(state, '', url)
  }
}

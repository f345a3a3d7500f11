import { isEntryForBack } from '../../../dialogs/cover/back.ts'
import { historyState, writeHistory } from '../../../page/window/history.ts'
import { noteFocus } from '../../../page/window/refocus.ts'
import { noteTyped } from '../../../page/window/typed.ts'
import type { Order } from '../../loader/order.ts'
import type { Entry, ScrollPosition } from './entry.ts'

export const entryIn = (state: unknown): Entry | undefined => (state as { vitrine?: Entry } | null)?.vitrine

export const freshEntry = (index: number): Entry => ({
  id: Date.now().toString(36) + Math.random().toString(36).slice(2, 8),
  index,
})

/** A theme's state that is no plain object stays unchanged: the entry is then known only until it is left. */
const mayHold = (state: unknown): boolean => state === null || Object.getPrototypeOf(Object(state)) === Object.prototype

/** Makes the browser's present entry one of ours. */
export function adopt(entry: Entry): Entry {
  const state = historyState()
  if (mayHold(state)) writeHistory('replace', { ...(state as object | null), vitrine: entry })
  return entry
}

type Kind = Pick<Order, 'keepPlace'> & { noCache?: boolean }

/** The pages of the tab's history, and the shopper's position in each. */
export class Entries {
  readonly positions = new Map<string, ScrollPosition>()
  current: Entry
  /** The entry whose page is shown: another one while a page of the history loads. */
  shown: Entry
  /** True until the first step: the entry that the document began with may not be ours yet. */
  isNew = true

  constructor(first: Entry | undefined) {
    this.current = this.shown = first ?? freshEntry(0)
  }

  /** Stores position and typed text; not after a change of the page's settings, which its address contains. */
  save(area: HTMLElement, keepPlace = false): void {
    const { positions, shown } = this
    const [height, content] = [area.offsetHeight, contentHeight(area)]
    // The latest are last.
    positions.delete(shown.id)
    positions.set(shown.id, {
      x: scrollX,
      y: scrollY,
      height,
      content,
      focus: noteFocus(area),
      typed: keepPlace ? undefined : noteTyped(area),
    })
  }

  /** Writes the page into the history. Call it before the page is shown: the position in the old one is stored. */
  write(area: HTMLElement, way: 'push' | 'replace', url: URL, { noCache, keepPlace }: Kind = {}): void {
    const { current, isNew } = this
    // Page script may have made an entry of its own for the page that is shown.
    if (!entryIn(historyState())) this.current = this.shown = adopt(isNew ? current : freshEntry(current.index + 1))
    this.isNew = false
    this.save(area, keepPlace)
    const isPush = way === 'push'
    const { id, index } = isPush ? freshEntry(this.current.index + 1) : this.current
    this.current = this.shown = { id, index, ...(noCache && { noCache }), ...(keepPlace && { isInPlace: true }) }
    // From now on the library restores the scroll position.
    history.scrollRestoration = 'manual'
    const before = historyState()
    const state = { ...(!isPush && mayHold(before) && (before as object | null)), vitrine: this.current }
    // A panel over the page has made an entry, which the next page uses.
    writeHistory(isPush && !isEntryForBack() ? 'push' : 'replace', state, url)
  }
}

/** The height of the area's content, regardless of the height at which the area is kept. */
export function contentHeight(area: Element): number {
  let last = area.lastElementChild
  // A script or a template has no box.
  while (last && last.getClientRects().length === 0) last = last.previousElementSibling
  return (last ?? area).getBoundingClientRect().bottom - area.getBoundingClientRect().top
}

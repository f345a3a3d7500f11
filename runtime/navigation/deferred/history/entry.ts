import type { Focused } from '../../../page/window/refocus.ts'
import type { Typed } from '../../../page/window/typed.ts'

/** A page in the browser's history, as stored in `history.state.vitrine`. */
export type Entry = {
  id: string
  /** Its index in the order of visits: an earlier visit has a lower one. */
  index: number
  /** The page is requested past every cache, also on the way back. */
  noCache?: boolean
  /** The page is that of the previous entry with other settings. */
  isInPlace?: boolean
}

/**
 * The shopper's position in a page: CSS pixels, the heights of the page area and of its content, the focused element,
 * and the typed text.
 */
export type ScrollPosition = {
  x: number
  y: number
  height: number
  content: number
  focus?: Focused | undefined
  typed?: Typed | undefined
}

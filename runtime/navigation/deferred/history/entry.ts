import type { Focused } from '../../../page/window/refocus.ts'
import type { Typed } from '../../../page/window/typed.ts'

/** Stored in `history.state.vitrine`. */
export type Entry = {
  id: string
  /** In the order of visits. */
  index: number
  /** Requested past every cache, also on the way back. */
  noCache?: boolean
  /** The previous entry's page with other settings. */
  isInPlace?: boolean
}

/** CSS pixels, the heights of the page area and of its content, the focused element, and the typed text. */
export type ScrollPosition = {
  x: number
  y: number
  height: number
  content: number
  focus?: Focused | undefined
  typed?: Typed | undefined
}

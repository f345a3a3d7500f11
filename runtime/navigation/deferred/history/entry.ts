import type { Focused } from '../../../page/window/refocus.ts'
import type { Typed } from '../../../page/window/typed.ts'

/** A page in the browser's history, as `history.state.vitrine` keeps it. */
export type Entry = {
  id: string
  /** Its position in the order of visits: a lower one lies behind. */
  index: number
  /** The page is asked past every cache, also on the way back. */
  noCache?: boolean
  /** It is the page of the entry before with other settings. */
  isInPlace?: boolean
}

/** Where the shopper was in a page: CSS pixels, the heights of the page area and of what it held, what had focus, and what was typed. */
export type ScrollPosition = {
  x: number
  y: number
  height: number
  content: number
  focus?: Focused | undefined
  typed?: Typed | undefined
}

import { noteFocus, refocus } from './refocus.ts'
import { noteTyped, restoreTyped } from './typed.ts'

/** Notes what a shopper has typed and ticked in an area, and what has focus there; the result restores it in the area's HTML of then. */
export function notePlace(area: Element): () => void {
  const typed = noteTyped(area)
  const focus = noteFocus(area)
  return () => {
    restoreTyped(area, typed)
    refocus(area, focus)
  }
}

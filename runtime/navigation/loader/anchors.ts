import { giveFocus } from './focus.ts'
import { glide } from './scroll.ts'

export type AnchorScroll = {
  /** Milliseconds (800, §9). */
  duration: number
  /** Pixels added to the top of the target (-200, §9). */
  offset: number
}

/** The element that the mark of an address names. */
export function markedBy(hash: string): HTMLElement | undefined {
  const id = decoded(hash.slice(1))
  return id === '' ? undefined : (document.getElementById(id) ?? document.getElementsByName(id)[0])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Scrolls to what a mark names and gives it focus; `#` and `#top` are the top. False when the page has no such place. */
export function goToMark(hash: string, { duration, offset }: AnchorScroll): boolean {
  const target = markedBy(hash)
  if (!target && !/^(#(top)?)?$/i.test(hash)) return false
  glide(() => ({ x: scrollX, y: target ? target.getBoundingClientRect().top + scrollY + offset : 0 }), duration)
  if (target) giveFocus(target)
  return true
}

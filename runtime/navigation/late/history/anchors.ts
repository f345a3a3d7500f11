import { giveFocus } from '../../loader/focus.ts'
import { glide } from './glide.ts'

/** Milliseconds (800), and pixels added to the top of the target (-200, §9). */
type AnchorScroll = { anchorDuration: number; anchorOffset: number }

/** The element that the mark of an address names. */
function markedBy(hash: string): HTMLElement | undefined {
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
export function goToMark(hash: string, { anchorDuration, anchorOffset }: AnchorScroll): boolean {
  const target = markedBy(hash)
  if (!target && !/^(#(top)?)?$/i.test(hash)) return false
  const top = () => (target ? target.getBoundingClientRect().top + scrollY + anchorOffset : 0)
  glide(() => ({ x: scrollX, y: top() }), anchorDuration)
  if (target) giveFocus(target)
  return true
}

import { giveFocus } from '../../../page/window/give-focus.ts'
import { animateScroll } from './scroll-animation.ts'

/** Milliseconds (800), and pixels added to the top of the target (-200, §9). */
type AnchorScroll = { anchorDuration: number; anchorOffset: number }

/** The element that the fragment of an address names. */
function anchorTarget(hash: string): HTMLElement | undefined {
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

/** Scrolls to what a fragment names and gives it focus; `#` and `#top` are the top. False when the page has no such element. */
export function scrollToAnchor(hash: string, { anchorDuration, anchorOffset }: AnchorScroll): boolean {
  const target = anchorTarget(hash)
  if (!target && !/^(#(top)?)?$/i.test(hash)) return false
  const top = () => (target ? target.getBoundingClientRect().top + scrollY + anchorOffset : 0)
  animateScroll(() => ({ x: scrollX, y: top() }), anchorDuration)
  if (target) giveFocus(target)
  return true
}

import { noteFocus, refocus } from '../../../page/window/refocus.ts'
import type { Order } from '../../loader/order.ts'

/** Notes the scroll position and focus, to restore them when the same page has arrived with other settings. */
export function stay(area: HTMLElement): Required<Pick<Order, 'scroll' | 'focus'>> {
  const [left, top] = [scrollX, scrollY]
  const focused = noteFocus(area)
  const wasInside = area.contains(document.activeElement)
  return {
    scroll: () => scrollTo({ left, top, behavior: 'instant' }),
    // Focus in the header has no counterpart in the page area.
    focus: () => !wasInside || refocus(area, focused),
  }
}

import { noteFocus, refocus } from '../../../page/window/refocus.ts'
import type { Order } from '../../loader/order.ts'

/** Notes where the shopper is, to be there again when the same page has come with other settings. */
export function stay(area: HTMLElement): Required<Pick<Order, 'scroll' | 'focus'>> {
  const [left, top] = [scrollX, scrollY]
  const focused = noteFocus(area)
  const wasInside = area.contains(document.activeElement)
  return {
    scroll: () => scrollTo({ left, top, behavior: 'instant' }),
    // Focus in the header has nothing to look for in the page.
    focus: () => !wasInside || refocus(area, focused),
  }
}

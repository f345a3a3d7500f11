import type { Connected } from '../../../runtime/element/behaviour.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { here } from '../../../runtime/page/window/history.ts'
import type { mainNav } from './definition.ts'
import { afterScroll, currentLink, type Scrolling } from './rules.ts'
import { hasOpenMenu, openSubMenus } from './sub-menus.ts'

export function connect({ host, attributes, emit, signal }: Connected<typeof mainNav>): () => void {
  const page = document.documentElement
  let scrolling: Scrolling = { turn: 0, isHidden: false }
  let frame = 0
  // Begins after a layout, since reading the position now would force one.
  const start = new ResizeObserver(() => {
    start.disconnect()
    scrolling = { turn: scrollY, isHidden: false }
    // One read a frame, before the layout of that frame is changed.
    addEventListener('scroll', () => (frame ||= requestAnimationFrame(follow)), { passive: true, signal })
  })
  start.observe(page)

  const settle = (next: Scrolling) => {
    // The navigation stays visible while a shopper uses it, since hidden focus would be lost.
    const isHidden = next.isHidden && !host.matches(':focus-within') && !hasOpenMenu(host)
    const isTurn = isHidden !== scrolling.isHidden
    scrolling = { turn: next.turn, isHidden }
    if (!isTurn) return
    host.toggleAttribute('data-hidden', isHidden)
    emit(isHidden ? 'nav:hide' : 'nav:show', {})
  }
  const follow = () => {
    frame = 0
    settle(afterScroll(scrolling, scrollY, page.scrollHeight - page.clientHeight, attributes.offset))
  }
  const show = () => settle({ turn: scrollY, isHidden: false })

  host.addEventListener('focusin', show, { signal })
  document.addEventListener(
    'page:loaded',
    () => {
      show()
      markCurrent(host)
    },
    { signal },
  )
  openSubMenus(host, signal)
  const stopMeasuring = keepClear(host)
  return () => {
    cancelAnimationFrame(frame)
    start.disconnect()
    stopMeasuring()
    host.removeAttribute('data-hidden')
  }
}

/**
 * Marks the link of a page that was loaded in place, as the server would have done. Links to other languages are
 * excluded.
 */
function markCurrent(host: Element): void {
  const around = host.querySelector('nav') ? 'nav ' : ''
  const links = [...host.querySelectorAll<HTMLAnchorElement>(`${around}a[href]:not([hreflang], [lang])`)]
  const current = currentLink(links, here(), cultureUrl())
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'page')
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current')
  }
}

/**
 * A sticky navigation would cover targets of focus and links, so the page gets scroll padding of its height by
 * `--vt-nav-size`. The property is inherited, so each change affects every element of the page: a height that the theme
 * has set to the pixel is not written again.
 */
function keepClear(host: HTMLElement): () => void {
  const page = document.documentElement
  const observer = new ResizeObserver(() => {
    const stays = /sticky|fixed/.test(getComputedStyle(host).position)
    const size = stays ? host.offsetHeight : 0
    const known = Number.parseFloat(getComputedStyle(page).getPropertyValue('--vt-nav-size'))
    if (!(Math.abs(known - size) <= 1)) page.style.setProperty('--vt-nav-size', `${size}px`)
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
    page.style.removeProperty('--vt-nav-size')
  }
}

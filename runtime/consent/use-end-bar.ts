import './end-bar.css'

/** CSS pixels of air that a bar keeps beside its own height. */
const AIR = 16

/** The open bars with their heights; each is above the ones before it. */
const bars = new Map<HTMLElement, number>()

function settle(): void {
  let height = 0
  for (const [host, own] of bars) {
    host.style.setProperty('--vt-bar-below', `${height}px`)
    height += own
  }
  const page = document.documentElement
  page.toggleAttribute('data-vt-bar', height > 0)
  page.style.setProperty('--vt-bar-room', `${height}px`)
}

/**
 * Makes an element a bar at the lower edge of the window: a landmark that is no dialog, that keeps the keys free, and
 * that hides nothing, since the page grows by its height. Returns a function that shows and hides it; it is hidden at first.
 */
export function endBar(host: HTMLElement, label: () => string, signal: AbortSignal): (isOpen: boolean) => void {
  let previousFocus: Element | null = null
  const size = new ResizeObserver(() => {
    if (bars.has(host)) bars.set(host, host.offsetHeight + AIR)
    settle()
  })
  // A clone has the state of its original.
  host.removeAttribute('data-open')
  host.dataset.vtEndBar = ''
  host.setAttribute('role', 'region')
  host.setAttribute('aria-label', label())
  host.tabIndex = -1
  host.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !host.contains(relatedTarget)) previousFocus = relatedTarget
    },
    { signal },
  )

  const setOpen = (isOpen: boolean) => {
    if (isOpen === bars.has(host)) return
    const hadFocus = host.contains(document.activeElement)
    host.toggleAttribute('data-open', isOpen)
    if (isOpen) {
      // Its height is known in the next frame; to read it now would force a layout of its own.
      bars.set(host, 0)
      size.observe(host)
    } else {
      bars.delete(host)
      size.disconnect()
      host.style.removeProperty('--vt-bar-below')
    }
    settle()
    if (!isOpen && hadFocus) restoreFocus(previousFocus)
  }
  signal.addEventListener('abort', () => {
    setOpen(false)
    for (const name of ['data-vt-end-bar', 'role', 'aria-label', 'tabindex']) host.removeAttribute(name)
  })
  return setOpen
}

/** Restores the focus to where it was before; when that is gone, to the page's content, so that Tab goes on from there. */
function restoreFocus(previousFocus: Element | null): void {
  if (previousFocus?.isConnected) {
    ;(previousFocus as HTMLElement).focus({ preventScroll: true })
    if (document.activeElement === previousFocus) return
  }
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  const isOurs = !main.hasAttribute('tabindex')
  if (isOurs) main.tabIndex = -1
  main.focus({ preventScroll: true })
  if (isOurs) main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}

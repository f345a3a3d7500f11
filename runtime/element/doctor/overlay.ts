import { topDialog } from '../../dialogs/stack.ts'
import { STYLES } from './styles.ts'

/** Milliseconds that a tag of the page stays marked. */
const MARKED = 1_500

/** The host of the overlay, of which a page has one at most. */
export const HOST = 'vitrine-doctor'

export type Overlay = {
  root: ShadowRoot
  /** Shows the overlay above the page, also after a dialog was opened or removed with the overlay in it. */
  place: () => void
  /** Scrolls to an element of the page, and marks it for a moment. */
  point: (element: Element) => void
}

/** Adds the overlay to the page. The signal removes it, and its focus returns to the element that had it before. */
export function addOverlay(signal: AbortSignal): Overlay {
  const host = document.createElement(HOST)
  Object.assign(host, { lang: 'en', dir: 'ltr', popover: 'manual' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]

  let before: EventTarget | null = null
  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget ?? before
  })
  signal.addEventListener('abort', () => {
    const hasFocus = root.activeElement !== null
    host.remove()
    if (hasFocus && before instanceof HTMLElement) before.focus()
  })
  const place = () => {
    const dialog = topDialog()
    // Everything outside of a modal dialog is inert.
    const home = dialog?.isConnected ? dialog : document.documentElement
    if (host.parentNode === home && host.matches(':popover-open')) return
    home.append(host)
    // In the top layer, no ancestor's transform, opacity or overflow has an effect.
    host.showPopover()
  }
  return { root, place, point: (element) => point(element, root) }
}

function point(element: Element, root: ShadowRoot): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const mark = document.createElement('div')
  mark.dataset.mark = ''
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  root.prepend(mark)
  setTimeout(() => mark.remove(), MARKED)
}

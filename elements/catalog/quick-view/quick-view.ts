import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { quickView } from './definition.ts'
import { makeToggle, type Toggle } from './toggle.ts'
import { itemOf, View } from './view.ts'
import { ViewContent } from './view-content.ts'

type Quick = Connected<typeof quickView>

/** Makes the link a toggle of the product's view. Hundreds of them stand in a list: the view is made when first wanted. */
export function connectQuickView(quick: Quick): () => void {
  const { host, attributes, emit, signal, onChange } = quick
  let toggle: Toggle | undefined
  let opened: { view: View; content: ViewContent } | undefined

  const open = (toggle: Toggle, isLater: boolean) => {
    opened ??= makeView(quick, toggle.link, close)
    const { view, content } = opened
    stayInSight(toggle.link, () => {
      if (isLater) closeOthers(host)
      view.show(toggle.link)
    })
    toggle.draw(true, view.panel.id)
    content.want()
  }
  const hide = (toggle: Toggle) => {
    const hadFocus = opened?.view.contains(document.activeElement)
    if (hadFocus) toggle.link.focus({ preventScroll: true })
    opened?.view.hide()
    toggle.draw(false, undefined)
  }
  const draw = (isLater = true) => {
    if (!toggle) return
    if (attributes.open) open(toggle, isLater)
    else hide(toggle)
  }
  const close = () => host.removeAttribute('open')

  onLink(host, signal, (link) => {
    toggle = makeToggle(link)
    draw(false)
  })
  onChange((name) => {
    if (name === 'src') {
      opened?.content.forget()
      if (attributes.open) opened?.content.want()
    } else {
      draw()
      if (toggle) emit('quickview:toggle', { open: attributes.open, url: addressOf(quick, toggle.link) })
    }
  })
  listen(host, () => host.toggleAttribute('open'), close, signal)
  return () => {
    opened?.content.forget()
    opened?.view.remove()
    toggle?.leave()
  }
}

function makeView(quick: Quick, link: HTMLAnchorElement, close: () => void) {
  const view = new View(quick.host, quick.t)
  const content = new ViewContent(view, quick.t, () => addressOf(quick, link))
  const { signal } = quick
  view.close.addEventListener('click', close, { signal })
  view.retry.addEventListener('click', () => content.retry(), { signal })
  view.panel.addEventListener('keydown', (event) => closeAtEscape(event, close), { signal })
  return { view, content }
}

/** The link may come after the element, on a page that is streamed. */
function onLink(host: HTMLElement, signal: AbortSignal, found: (link: HTMLAnchorElement) => void): void {
  const look = () => {
    const link = host.querySelector<HTMLAnchorElement>('a[href]')
    if (!link) return
    arrivals.disconnect()
    found(link)
  }
  const arrivals = new MutationObserver(look)
  arrivals.observe(host, { childList: true, subtree: true })
  signal.addEventListener('abort', () => arrivals.disconnect())
  look()
}

function listen(host: HTMLElement, toggle: () => void, close: () => void, signal: AbortSignal): void {
  const isLink = ({ target }: Event) => target instanceof Element && target.matches('a[role=button]')
  const press = (event: MouseEvent) => {
    if (!clickedOn(event, 'a[role=button]')) return
    event.preventDefault()
    toggle()
  }
  const key = (event: KeyboardEvent) => {
    if (!isLink(event)) return
    closeAtEscape(event, () => host.hasAttribute('open') && close())
    if (event.key !== ' ') return
    // Else the page would scroll.
    event.preventDefault()
    if (!event.repeat) toggle()
  }
  host.addEventListener('click', press, { signal })
  host.addEventListener('keydown', key, { signal })
}

function closeAtEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  if (event.target instanceof Element && event.target.closest('dialog, [popover]:popover-open')) return
  close()
}

/** In one list one view is open: two below one row of cards would not tell which is whose. */
function closeOthers(host: HTMLElement): void {
  for (const other of itemOf(host)?.parentElement?.querySelectorAll('quick-view[open]') ?? []) {
    if (other !== host) other.removeAttribute('open')
  }
}

/** What was pressed stays where it is on the screen, although something above it goes. */
function stayInSight(pressed: Element, work: () => void): void {
  const before = pressed.getBoundingClientRect().top
  work()
  const moved = pressed.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

const addressOf = ({ attributes }: Quick, link: HTMLAnchorElement) =>
  new URL(attributes.src || link.href, document.baseURI).href

import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import type { sidePanel } from './definition.ts'
import { Drawer, unwrap } from './drawer.ts'
import { Fold } from './fold.ts'
import type { Shape } from './shape.ts'
import { hearTriggers, isInAddress, markTriggers } from './triggers.ts'

type Panel = Connected<typeof sidePanel>
type Host = HTMLElement & { open: boolean }

/** Opens and closes the panel; attribute, property and events stay in step. */
export function connect({ host, attributes, emit, signal, onChange }: Panel): () => void {
  unwrap(host)
  const element = host as Host
  const mark = () => markTriggers(host, attributes.kind, shape.isOpen)
  const closed = () => {
    host.removeAttribute('open')
    element.open = false
    mark()
    emit('panel:close', {})
  }
  const make = (): Shape =>
    attributes.kind === 'panel' ? new Drawer(host, attributes, closed) : new Fold(host, closed)
  let shape = make()
  let trigger: HTMLElement | undefined

  const follow = () => {
    if (!attributes.open) return shape.hide()
    host.setAttribute('open', '')
    if (shape.isOpen) return
    shape.show(trigger)
    if (!shape.isOpen) return
    mark()
    emit('panel:open', {})
  }
  const draw = () => {
    shape.draw()
    follow()
    mark()
  }
  onChange((name) => {
    if (name === 'open') return follow()
    if (name === 'kind') {
      const wasOpen = attributes.open
      shape.leave()
      shape = make()
      element.open = wasOpen
    }
    draw()
  })
  each(host, '[data-part=panel], [data-part=trigger]', signal, draw)
  hearTriggers(
    host,
    (pressed) => {
      trigger = pressed
      element.open = !attributes.open
    },
    signal,
  )
  hearPage(element, { isDrawer: () => shape instanceof Drawer, mark }, signal)
  draw()
  if (isInAddress(host)) element.open = true
  return () => shape.leave()
}

type Shown = { isDrawer(): boolean; mark(): void }

/**
 * A drawer closes when the page is left. A fold that outlives the page is then as the server would send it: as it was
 * when it came.
 */
function hearPage(host: Host, { isDrawer, mark }: Shown, signal: AbortSignal): void {
  const asSent = host.open
  document.addEventListener('page:leave', () => isDrawer() && Object.assign(host, { open: false }), { signal })
  document.addEventListener(
    'page:loaded',
    () => {
      if (!isDrawer()) host.open = asSent
      mark()
    },
    { signal },
  )
  window.addEventListener('hashchange', () => isInAddress(host) && Object.assign(host, { open: true }), { signal })
  host.addEventListener('beforematch', () => Object.assign(host, { open: true }), { signal })
}

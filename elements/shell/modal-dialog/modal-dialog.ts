import { createDialog, type Dialog } from '../../../runtime/dialogs/dialog.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { modalDialog } from './definition.ts'

type Host = HTMLElement & { open: boolean }

/** Moves the server's nodes into a native dialog inside the element, and back when the element leaves. */
export function connect({ host, attributes, emit, signal, onChange }: Connected<typeof modalDialog>): () => void {
  unwrap(host)
  const dialog = createDialog({
    heading: '',
    onClose: () => {
      host.removeAttribute('open')
      ;(host as Host).open = false
      emit('modal:close', {})
    },
  })
  const draw = () => {
    const { heading, size } = attributes
    dialog.element.dataset.size = size
    if (dialog.heading.textContent !== heading) dialog.heading.textContent = heading
    dialog.heading.hidden = heading === ''
    dialog.element.setAttribute('aria-labelledby', (heading ? dialog.heading : contentHeading(dialog)).id)
  }
  const stopGathering = gatherInto(dialog, host, draw)

  let trigger: Element | undefined
  const follow = () => {
    if (!attributes.open) return dialog.close()
    host.setAttribute('open', '')
    if (dialog.isOpen) return
    dialog.show(trigger)
    trigger = undefined
    emit('modal:open', {})
  }
  const open = (by?: Element) => {
    trigger = by
    ;(host as Host).open = true
  }
  onChange((name) => (name === 'open' ? follow() : draw()))
  hearTriggers(host, open, signal)
  if (attributes.open) follow()
  else if (isInAddress(host.id)) open()

  return () => {
    stopGathering()
    dialog.close()
    unwrap(host)
  }
}

/** Puts the dialog into the element and the element's other nodes into the dialog, also those that come later. */
function gatherInto({ element, body }: Dialog, host: HTMLElement, changed: () => void): () => void {
  const gather = () => {
    // Script that wrote new HTML into the element has thrown the dialog out: what it wrote is the new content.
    if (element.parentNode !== host) {
      body.replaceChildren()
      host.append(element)
    }
    for (const node of [...host.childNodes]) if (node !== element) body.append(node)
    changed()
  }
  const observer = new MutationObserver(gather)
  host.append(element)
  gather()
  observer.observe(host, { childList: true })
  return () => observer.disconnect()
}

const isInAddress = (id: string) => id !== '' && location.hash === `#${encodeURIComponent(id)}`

function hearTriggers(host: HTMLElement, open: (by?: Element) => void, signal: AbortSignal): void {
  window.addEventListener('hashchange', () => isInAddress(host.id) && open(), { signal })
  document.addEventListener(
    'click',
    (event) => {
      const asked = clickedOn(event, 'a[href], [data-modal]')
      if (!asked || !opens(asked, host.id)) return
      event.preventDefault()
      open(asked)
    },
    { signal },
  )
}

/** A clone carries the dialog of its original, and an element that leaves gives its content back. */
function unwrap(host: HTMLElement): void {
  for (const child of [...host.children]) {
    if (!(child instanceof HTMLDialogElement) || child.dataset.vtDialog === undefined) continue
    child.replaceWith(...(child.querySelector(':scope > [data-part=dialog-body]')?.childNodes ?? []))
  }
}

/** What names a dialog whose author gave no heading. */
function contentHeading({ heading, body }: { heading: HTMLElement; body: HTMLElement }): HTMLElement {
  const first = body.querySelector<HTMLElement>('h1, h2, h3')
  if (!first) return heading
  first.id ||= `${heading.id}-content`
  return first
}

/** `<a href="#id">` of this page, or `data-modal="id"` on anything. */
function opens(trigger: HTMLElement, id: string): boolean {
  if (id === '') return false
  if (trigger.dataset.modal !== undefined) return trigger.dataset.modal.replace(/^#/, '') === id
  if (!(trigger instanceof HTMLAnchorElement)) return false
  const isHere = trigger.href.split('#')[0] === location.href.split('#')[0]
  return isHere && trigger.hash === `#${encodeURIComponent(id)}`
}

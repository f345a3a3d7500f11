import type { Dialog } from './dialog.ts'

/**
 * Puts the dialog into the element and the element's other nodes into the dialog, also those that come later; `arrived` is
 * called then. Returns what ends it.
 */
export function gatherInto({ element, body }: Dialog, host: HTMLElement, arrived: () => void): () => void {
  const gather = () => {
    // Script that wrote new HTML into the element has thrown the dialog out: what it wrote is the new content.
    if (element.parentNode !== host) {
      body.replaceChildren()
      host.append(element)
    }
    for (const node of [...host.childNodes]) if (node !== element) body.append(node)
  }
  const observer = new MutationObserver(() => {
    gather()
    arrived()
  })
  host.append(element)
  gather()
  observer.observe(host, { childList: true })
  return () => observer.disconnect()
}

/** A clone has the dialog of its original, and an element that leaves gives its content back. */
export function unwrap(host: HTMLElement): void {
  for (const child of [...host.children]) {
    if (!(child instanceof HTMLDialogElement) || child.dataset.vtDialog === undefined) continue
    child.replaceWith(...(child.querySelector(':scope > [data-part=dialog-body]')?.childNodes ?? []))
  }
}

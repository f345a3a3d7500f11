import type { Dialog } from './dialog.ts'

/**
 * Moves the other nodes of `host` into the dialog, and the dialog into `host`. Nodes that are added later are moved
 * too; `arrived` is called then. Returns a function that ends this.
 */
export function gatherInto({ element, body }: Dialog, host: HTMLElement, arrived: () => void): () => void {
  const gather = () => {
    // A script that wrote new HTML into the element has removed the dialog: that HTML is the new content.
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

/** A clone has the dialog of its original, and an element that leaves the page has its content restored. */
export function unwrap(host: HTMLElement): void {
  for (const child of [...host.children]) {
    if (!(child instanceof HTMLDialogElement) || child.dataset.vtDialog === undefined) continue
    child.replaceWith(...(child.querySelector(':scope > [data-part=dialog-body]')?.childNodes ?? []))
  }
}

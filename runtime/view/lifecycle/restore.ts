import { flushSync } from 'react-dom'
import { withPlainForms } from './renderer.ts'

/** Texts that a shopper typed into areas before their tag was hydrated: React would put back what the server sent. */
export function keepTypedTexts(host: Element): () => void {
  const typed = [...host.querySelectorAll('textarea')]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, text: area.value }))
  return () => {
    for (const { area, text } of typed) if (area.value !== text) area.value = text
  }
}

/**
 * Unmounts a root and leaves in the page what it rendered. Unmounting empties the host, and throws where another script
 * has removed a node.
 */
export function unmountKeepingNodes(host: Element, unmount: () => void): void {
  const nodes = [...host.childNodes]
  const focused = document.activeElement
  try {
    withPlainForms(host, () => flushSync(unmount))
  } catch {
    // The nodes are put back whatever it had done by then.
  }
  putBack(host, nodes, focused)
  if (!host.isConnected) releaseImages(host)
}

/** Gives a host the nodes that it had, and focus to the one that had it. */
export function putBack(host: Element, nodes: readonly Node[], focused: Element | null): void {
  const isSame =
    host.childNodes.length === nodes.length && nodes.every((node, index) => host.childNodes[index] === node)
  if (!isSame) host.replaceChildren(...nodes)
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({ preventScroll: true })
}

/** Elements that have left the page with their views, until the end of the task. */
const leavers = new Set<Element>()

/**
 * Chromium keeps a responsive image for ever, and all around it, once it is put into an element outside of the page. It lets
 * it go when the image, or an element around it, is removed from another.
 */
function releaseImages(host: Element): void {
  leavers.add(host)
  if (leavers.size > 1) return
  queueMicrotask(() => {
    const roots = new Set([...leavers].map((leaver) => leaver.getRootNode()))
    leavers.clear()
    const holder = document.createElement('div')
    for (const root of roots) {
      if (!(root instanceof Element)) continue
      holder.append(root)
      holder.replaceChildren()
    }
  })
}

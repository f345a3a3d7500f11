import { flushSync } from 'react-dom'
import { withPlainForms } from './renderer.ts'

/**
 * Keeps texts that a shopper typed into text areas before their tag was hydrated: React would restore the server's
 * text.
 */
export function keepTypedTexts(host: Element): () => void {
  const typed = [...host.querySelectorAll('textarea')]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, text: area.value }))
  return () => {
    for (const { area, text } of typed) if (area.value !== text) area.value = text
  }
}

/**
 * Unmounts a root and leaves its rendered nodes in the page. Unmounting empties the host, and throws if another script
 * has removed a node.
 */
export function unmountKeepingNodes(host: Element, unmount: () => void): void {
  const nodes = [...host.childNodes]
  const focused = document.activeElement
  try {
    withPlainForms(host, () => flushSync(unmount))
  } catch {
    // The nodes are restored, however far it got.
  }
  putBack(host, nodes, focused)
  if (!host.isConnected) releaseImages(host)
}

export function putBack(host: Element, nodes: readonly Node[], focused: Element | null): void {
  const isSame =
    host.childNodes.length === nodes.length && nodes.every((node, index) => host.childNodes[index] === node)
  if (!isSame) host.replaceChildren(...nodes)
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus({ preventScroll: true })
}

/** Elements that have left the page with their views. They are kept until the end of the task. */
const leavers = new Set<Element>()

/**
 * Chromium keeps a responsive image in memory for ever, and all elements around it, once it is inserted into an element
 * outside of the page. It releases the image when that, or an element around it, is removed from another one.
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

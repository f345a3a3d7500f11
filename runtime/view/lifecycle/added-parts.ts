import { ofForm } from '../../forms/of-form.ts'
import type { Instance } from '../instance.ts'
import { CREATED, isOpaque } from '../read-markup.ts'

/**
 * Calls back when script has added a part to a hydrated element: one that the server's HTML lacked, or one in place of
 * a part that was removed. Further parts of a name that `grows` count anywhere in the element. Parts that the view
 * itself creates do not count. Returns a function that ends this.
 */
export function onAddedParts(instance: Instance, callBack: () => void): () => void {
  const { host, parts, rendered } = instance
  const isOwn = (element: Element | null): boolean =>
    element === host || (element !== null && !isOpaque(element.localName) && isOwn(element.parentElement))
  const growing = parts.filter(([, { grows }]) => grows).map(([, { selector }]) => selector)
  const isNew = (element: Element) => isOwn(element.parentElement) && !rendered.has(element)
  const isThere = (name: string) =>
    instance.markup.parts.some((known) => {
      const element = known.name === name && rendered.elementOf(known.path)
      return element && host.contains(element)
    })
  const fillsMissing = (element: HTMLElement) =>
    parts.some(
      ([name, { selector, without }]) =>
        without !== 'view' &&
        !isThere(name) &&
        rendered.elementOf(`+${name}`) !== element &&
        (ofForm(element, 'matches')(selector) || element.querySelector(selector)),
    )
  const isJoining = (element: HTMLElement) =>
    growing.some((selector) =>
      [element, ...element.querySelectorAll(selector)].some((each) => ofForm(each, 'matches')(selector) && isNew(each)),
    )
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ target, addedNodes }) => [...addedNodes].map((node) => ({ target, node })))
    const isAddedPart = ({ target, node }: { target: Node; node: Node }) =>
      node instanceof HTMLElement &&
      node.getAttribute(CREATED) !== '' &&
      host.contains(node) &&
      ((target === host && fillsMissing(node)) || isJoining(node))
    if (added.some(isAddedPart)) callBack()
  })
  observer.observe(host, { childList: true, subtree: growing.length > 0 })
  return () => observer.disconnect()
}

import type { Instance } from '../instance.ts'

/**
 * Calls back when a part that the server's HTML lacked has been put into a hydrated element: children that script
 * appends one after the other. Returns what ends it.
 */
export function onLateParts(instance: Instance, arrived: () => void): () => void {
  const { host, parts } = instance
  const isLate = (element: HTMLElement) =>
    parts.some(
      ([name, { selector, without }]) =>
        without !== 'view' &&
        !instance.markup.parts.some((known) => known.name === name) &&
        element.dataset.part !== name &&
        (element.matches(selector) || element.querySelector(selector)),
    )
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    if (added.some((node) => node instanceof HTMLElement && host.contains(node) && isLate(node))) arrived()
  })
  observer.observe(host, { childList: true })
  return () => observer.disconnect()
}

import type { Instance } from '../instance.ts'

/**
 * Calls back when a part has been put into a hydrated element that the server's HTML lacked, or in the place of one that
 * is gone: children that script appends one after the other, or replaces. Returns what ends it.
 */
export function onLateParts(instance: Instance, arrived: () => void): () => void {
  const { host, parts, rendered } = instance
  const isThere = (name: string) =>
    instance.markup.parts.some((known) => {
      const element = known.name === name && rendered.elementOf(known.path)
      return element && host.contains(element)
    })
  const isLate = (element: HTMLElement) =>
    parts.some(
      ([name, { selector, without }]) =>
        without !== 'view' &&
        !isThere(name) &&
        rendered.elementOf(`+${name}`) !== element &&
        (element.matches(selector) || element.querySelector(selector)),
    )
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    if (added.some((node) => node instanceof HTMLElement && host.contains(node) && isLate(node))) arrived()
  })
  observer.observe(host, { childList: true })
  return () => observer.disconnect()
}

import { ofForm } from '../forms/of-form.ts'

/**
 * Calls back for each matching element inside `host`, now and when one is added later (streamed pages, swapped
 * fragments, React lists). The signal is aborted when the element or the host leaves the page.
 */
export function each<E extends Element = HTMLElement>(
  host: Element,
  selector: string,
  signal: AbortSignal,
  found: (element: E, signal: AbortSignal) => void,
): void {
  const known = new Map<E, AbortController>()
  const scan = () => {
    for (const [element, lifecycle] of known) {
      if (host.contains(element) && ofForm(element, 'matches')(selector)) continue
      lifecycle.abort()
      known.delete(element)
    }
    for (const element of host.querySelectorAll<E>(selector)) {
      if (known.has(element)) continue
      const lifecycle = new AbortController()
      known.set(element, lifecycle)
      found(element, lifecycle.signal)
    }
  }
  const observer = new MutationObserver(scan)
  observer.observe(host, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const lifecycle of known.values()) lifecycle.abort()
  })
  scan()
}

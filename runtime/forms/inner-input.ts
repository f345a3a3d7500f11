/** What a field-like tag may hold beside buttons: one native field. */
const FIELD = 'input:not([type=hidden])'

type Found = (input: HTMLInputElement, signal: AbortSignal) => void

/**
 * Calls back with the native field inside a tag, now or when the page has brought it; again when another takes its place.
 * `make` gives one for markup without any.
 */
export function withInnerInput(
  host: HTMLElement,
  signal: AbortSignal,
  found: Found,
  make?: () => HTMLInputElement,
): void {
  let current: HTMLInputElement | undefined
  let made: HTMLInputElement | undefined
  let life = new AbortController()
  signal.addEventListener('abort', () => {
    life.abort()
    observer.disconnect()
    made?.remove()
  })

  const look = () => {
    const inputs = [...host.querySelectorAll<HTMLInputElement>(FIELD)]
    const input = inputs.find((one) => one !== made) ?? made
    if (!input || input === current) return
    if (input !== made) {
      made?.remove()
      made = undefined
    }
    life.abort()
    life = new AbortController()
    current = input
    found(input, life.signal)
  }
  const fill = () => {
    if (signal.aborted || !make || host.querySelector(FIELD)) return
    made = make()
    host.prepend(made)
    look()
  }
  const observer = new MutationObserver(look)
  observer.observe(host, { childList: true, subtree: true })
  look()
  if (current || !make) return
  // The children of a page that is still being parsed, or of a script that appends them next, come first.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fill, { once: true, signal })
  else queueMicrotask(fill)
}

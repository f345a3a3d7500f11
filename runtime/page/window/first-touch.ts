/** The events by which a shopper begins to use a page. Screen readers send a click alone. */
const TOUCHES = ['pointerdown', 'keydown', 'click'] as const

/** Calls back once, when the shopper first touches the page, wherever that is. */
export function onFirstTouch(touched: () => void): void {
  const lifecycle = new AbortController()
  for (const name of TOUCHES)
    addEventListener(
      name,
      () => {
        lifecycle.abort()
        touched()
      },
      { capture: true, signal: lifecycle.signal },
    )
}

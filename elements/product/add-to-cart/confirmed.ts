/** Milliseconds that the code of a confirmation may need after the shop's answer. */
const PATIENCE = 5_000

/**
 * True if the page's `<cart-confirm>` shows the addition. False if there is none, or its code does not load in time:
 * then the button shows the confirmation.
 */
export function isConfirmed(signal: AbortSignal, patience = PATIENCE): Promise<boolean> {
  const tag = 'cart-confirm'
  if (!document.querySelector(tag)) return Promise.resolve(false)
  if (customElements.get(tag)) return Promise.resolve(true)
  return new Promise((answer) => {
    const lifecycle = new AbortController()
    const settle = (isThere: boolean) => {
      lifecycle.abort()
      clearTimeout(timer)
      answer(isThere)
    }
    const timer = setTimeout(() => settle(false), patience)
    const options = { signal: AbortSignal.any([lifecycle.signal, signal]) }
    document.addEventListener(
      'element:load-error',
      (event) => (event as CustomEvent<{ tag: string }>).detail.tag === tag && settle(false),
      options,
    )
    signal.addEventListener('abort', () => settle(true), { signal: lifecycle.signal })
    customElements.whenDefined(tag).then(() => settle(true))
  })
}

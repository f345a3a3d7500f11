/** Milliseconds that the code of a confirmation may take after the shop's answer. */
const PATIENCE = 5_000

/**
 * True when the page's `<cart-confirm>` tells the shopper of an addition; false when there is none, or its code does not
 * come, or not in time: then the place of the button has to say it.
 */
export function isConfirmed(signal: AbortSignal, patience = PATIENCE): Promise<boolean> {
  const tag = 'cart-confirm'
  if (!document.querySelector(tag)) return Promise.resolve(false)
  if (customElements.get(tag)) return Promise.resolve(true)
  return new Promise((answer) => {
    const life = new AbortController()
    const settle = (isThere: boolean) => {
      life.abort()
      clearTimeout(timer)
      answer(isThere)
    }
    const timer = setTimeout(() => settle(false), patience)
    const options = { signal: AbortSignal.any([life.signal, signal]) }
    document.addEventListener(
      'element:load-error',
      (event) => (event as CustomEvent<{ tag: string }>).detail.tag === tag && settle(false),
      options,
    )
    signal.addEventListener('abort', () => settle(true), { signal: life.signal })
    customElements.whenDefined(tag).then(() => settle(true))
  })
}

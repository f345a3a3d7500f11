import { onFirstTouch } from '../../../runtime/page/window/first-touch.ts'
import { $cart } from '../../../stores/cart/cart.ts'

let isMissed = false

/** True once, if the cart has changed since the page was opened, before this tag had its code. */
export function missedChange(): boolean {
  const was = isMissed
  isMissed = false
  return was
}

/** Without a count of the server, the shop is asked. */
export const isWanted = (host: Element): boolean => !host.hasAttribute('count')

/** The server's count is right until the shop has answered a call. */
export function watch(wake: () => void): void {
  onFirstTouch(wake)
  $cart.subscribe(({ summary, pending }) => {
    if (!summary && pending === 0) return
    isMissed ||= customElements.get('cart-summary') === undefined
    wake()
  })
}

import { modals } from '../../dialogs/open-page.ts'
import { askSignIn, onceSignedIn } from '../../forms/sign-in.ts'
import { signInUrl } from '../../page/paths.ts'
import { settings } from '../../page/settings.ts'
import type { ShopError } from '../../request/errors.ts'
import { onceOnline } from '../../request/once-online.ts'
import { loadStrings } from '../../text/strings.ts'
import { failureText } from '../loader/failure-text.ts'
import type { Order } from '../loader/order.ts'
import type { Session } from '../loader/session.ts'
import { isSecurityStep } from '../return-address.ts'

/**
 * Shows in a modal that a page could not be loaded (§8). `retry` is given if a second request does no harm: a button
 * calls it, and so does a connection that is back while the modal is open. Throws ChunkLoadError without the code of
 * the modals.
 */
export async function openFailure(error: ShopError, retry?: () => void): Promise<void> {
  const [{ openError }] = await Promise.all([modals.get(), loadStrings()])
  const { close, closed } = openError(failureText(), null, retry)
  if (!retry) return
  const open = new AbortController()
  closed.then(() => open.abort())
  const again = () => {
    close()
    retry()
  }
  onceOnline(error, again, open.signal)
}

/** Lets the shopper sign in, in a modal or in the page area, and then repeats the refused request with its body. */
export async function signInFor(session: Session, order: Order, signal: AbortSignal): Promise<void> {
  // A form leads back to its own page: the address that accepts a form need not answer a link.
  const back = order.method === 'GET' ? order.url : location
  const returnUrl = back.pathname + back.search
  const again = () =>
    void session.load({ ...order, way: order.way === 'restore' ? 'push' : order.way, early: undefined })
  if (loginModeOf(session.options) === 'modal') {
    if (await askSignIn(signal, { returnUrl, mode: 'modal' })) again()
    return
  }
  const page = new URL(signInUrl(returnUrl), location.href)
  const shown = session.load({ url: page, method: 'GET', way: 'push', noCache: false })
  // Its own failure was shown already.
  await shown.catch(() => signal.throwIfAborted())
  if (order.method === 'POST') afterSignIn(again, signal)
}

const loginModeOf = ({ loginMode }: Session['options']) => (loginMode === 'settings' ? settings().loginMode : loginMode)

/** A refused form is sent again after the sign-in page, unless the shopper visits another page. */
function afterSignIn(again: () => void, signal: AbortSignal): void {
  const lifecycle = new AbortController()
  const forget = () => lifecycle.abort()
  onceSignedIn(lifecycle.signal, () => {
    forget()
    again()
  })
  const leave = (event: Event) => isSecurityStep((event as CustomEvent<{ url: string }>).detail.url) || forget()
  document.addEventListener('page:leave', leave, { signal: lifecycle.signal })
  signal.addEventListener('abort', forget, { signal: lifecycle.signal })
}

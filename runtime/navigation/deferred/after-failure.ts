import { send } from '../../page/events.ts'
import { signInUrl } from '../../page/paths.ts'
import { logOnly } from '../../page/warn.ts'
import type { ShopError } from '../../request/errors.ts'
import { loadStrings } from '../../text/strings.ts'
import { failureText } from '../loader/failure-text.ts'
import type { Order } from '../loader/order.ts'
import type { Session } from '../loader/session.ts'
import { openFailure, signInFor } from './failures.ts'
import { returnToShown } from './history/back.ts'

/** Handles a page that could not be loaded, as §8 says. `signal` ends with the page loader. */
export function afterFailure(session: Session, order: Order, error: ShopError, signal: AbortSignal): void {
  const { status, kind, data } = error
  const { method, way } = order
  const url = order.url.href
  const steps = way === 'restore' ? returnToShown(session) : 0
  if (kind === 'unauthorized' && !isSignIn(order.url)) {
    if (send(document, 'page:unauthorized', { url, method }, true)) void signInFor(session, order, signal)
    return
  }
  const html = typeof data === 'string' ? data : ''
  if (!send(document, 'page:error', { url, status, html }, true)) return
  logOnly(`${url} could not be loaded.`, error)
  if (status === 404) return
  const retry = () => (steps !== 0 ? history.go(-steps) : (order.again ?? (() => session.load(order)))())
  void showFailure(error, kind === 'offline' && method === 'GET' ? retry : undefined)
}

const isSignIn = ({ pathname }: URL) => pathname === new URL(signInUrl(''), location.href).pathname

/** Without a connection the code of the modal cannot be loaded either: the browser's own dialog is shown. */
async function showFailure(error: ShopError, retry: (() => void) | undefined): Promise<void> {
  try {
    await openFailure(error, retry)
  } catch {
    await loadStrings()
    if (confirm(failureText())) retry?.()
  }
}

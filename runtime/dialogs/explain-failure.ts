import { ShopError } from '../request/errors.ts'
import { failureText } from '../request/failure-text.ts'
import { notify } from './notices.ts'
import { openSignIn } from './sign-in.ts'

/**
 * Explains to the shopper why their call failed: 401 opens the sign-in, other failures are shown in a notice. An
 * aborted call shows nothing. Returns a function that removes the notice.
 */
export function explainFailure(reason: unknown, failed: string, title = ''): (() => void) | undefined {
  const error = ShopError.of(reason)
  if (error.kind === 'unauthorized') openSignIn()
  else if (error.kind !== 'aborted') return notify({ kind: 'error', title, text: failureText(error, failed) })
  return undefined
}

/**
 * Explains the failure of a call that reads, as `explainFailure` does. Once the browser is online again, the notice is
 * removed and `again` sends the call again. A newer call removes the notice, too. `onceOnline` is that of the call's
 * `latest`.
 */
export function explainUntilOnline(
  reason: unknown,
  failed: string,
  onceOnline: (reason: unknown, ask: () => unknown, ended?: () => void) => void,
  again: () => unknown,
  title = '',
): void {
  const dismiss = explainFailure(reason, failed, title)
  const ask = () => {
    dismiss?.()
    again()
  }
  onceOnline(reason, ask, dismiss)
}

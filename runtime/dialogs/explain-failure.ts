import { ShopError } from '../request/errors.ts'
import { failureText } from '../request/failure-text.ts'
import { notify } from './notices.ts'
import { openSignIn } from './sign-in.ts'

/**
 * Explains to the shopper why a call failed that they caused: 401 opens the sign-in, the rest is said in a notice. Of what nobody
 * wants any more nothing is said. Returns what takes the notice back.
 */
export function explainFailure(reason: unknown, failed: string, title = ''): (() => void) | undefined {
  const error = ShopError.of(reason)
  if (error.kind === 'unauthorized') openSignIn()
  else if (error.kind !== 'aborted') return notify({ kind: 'error', title, text: failureText(error, failed) })
  return undefined
}

/**
 * Explains why a call that reads failed, as `explainFailure` does; when the connection that was lost is back, the notice goes and `again`
 * asks. `onceOnline` is that of the call's `latest`.
 */
export function explainUntilOnline(
  reason: unknown,
  failed: string,
  onceOnline: (reason: unknown, ask: () => unknown) => void,
  again: () => unknown,
  title = '',
): void {
  const dismiss = explainFailure(reason, failed, title)
  onceOnline(reason, () => {
    dismiss?.()
    again()
  })
}

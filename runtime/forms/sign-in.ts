import { modals } from '../dialogs/open-page.ts'
import { visit } from '../navigation/visit.ts'
import { signInUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { logOnly } from '../page/warn.ts'
import { here } from '../page/window/history.ts'

/**
 * Asks an anonymous shopper to sign in (§8, 401). In a modal: true once `auth:login` is sent, false if the modal is
 * closed. As a page: the visit leads back here later, and the result is false.
 */
export async function askSignIn(
  signal: AbortSignal,
  { returnUrl = here().pathname + here().search, mode = settings().loginMode } = {},
): Promise<boolean> {
  const url = signInUrl(returnUrl)
  if (mode !== 'modal') {
    visit(url)
    return false
  }
  const code = await modals
    .getForAct()
    .catch((error: unknown) => logOnly('The sign-in is a page: it could not be shown in a modal.', error))
  if (!code) {
    visit(url)
    return false
  }
  return new Promise((settle) => {
    const lifecycle = new AbortController()
    const end = (isSignedIn: boolean) => {
      lifecycle.abort()
      settle(isSignedIn)
    }
    // A sign-in that closes the modal sends its event before that, or in the same task.
    const modal = code.openModal({ url, onClose: () => setTimeout(() => end(false)) })
    onceSignedIn(lifecycle.signal, () => {
      end(true)
      modal.close()
    })
    signal.addEventListener('abort', () => end(false), { signal: lifecycle.signal })
  })
}

/** Waits for `auth:login`. The refused act is repeated, so the page must not navigate by itself. */
export function onceSignedIn(signal: AbortSignal, goOn: () => void): void {
  document.addEventListener(
    'auth:login',
    () => {
      stayHere()
      goOn()
    },
    { once: true, signal },
  )
}

function stayHere(): void {
  const lifecycle = new AbortController()
  document.addEventListener('auth:before-return', (event) => event.preventDefault(), { signal: lifecycle.signal })
  // The event is sent in the task of `auth:login`, or not at all.
  setTimeout(() => lifecycle.abort())
}

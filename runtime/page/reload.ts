import { send } from './events.ts'

/**
 * Loads the page again. Every reload of the library uses this function: the cancelable `page:before-reload` on the
 * document reports it and can stop it. `reason` names the caller's reason.
 */
export function reloadPage(reason: string): void {
  if (send(document, 'page:before-reload', { reason }, true)) location.reload()
}

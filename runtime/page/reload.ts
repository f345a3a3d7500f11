import { send } from './events.ts'

/**
 * Loads the page again. Every reload of the library uses this function: the cancelable `page:before-reload` on the
 * document counts it and can stop it. `reason` names what asked for it.
 */
export function reloadPage(reason: string): void {
  if (send(document, 'page:before-reload', { reason }, true)) location.reload()
}

import { send } from './events.ts'

/**
 * Every reload of the library uses this function: the cancelable `page:before-reload` on the document reports it and
 * can stop it.
 */
export function reloadPage(reason: string): void {
  if (send(document, 'page:before-reload', { reason }, true)) location.reload()
}

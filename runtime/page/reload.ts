import { send } from './events.ts'

/** Every reload of the library: the cancelable `page:before-reload` on the document can stop it. */
export function reloadPage(reason: string): void {
  if (send(document, 'page:before-reload', { reason }, true)) location.reload()
}

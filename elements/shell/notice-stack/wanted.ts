import { $notices, restoreNotices } from '../../../runtime/dialogs/notices.ts'
import { onFirstTouch } from '../../../runtime/page/window/first-touch.ts'

/** The server's notice, of which only the text is used. */
export const SERVER_NOTICE = 'p[data-kind]'

export const isWanted = (host: Element): boolean => host.querySelector(SERVER_NOTICE) !== null

/** From the first touch on, the stack is there for what its code could not be fetched for: a lost connection. */
export function watch(wake: () => void): void {
  onFirstTouch(wake)
  $notices.subscribe(({ length }) => length > 0 && wake())
  restoreNotices()
}

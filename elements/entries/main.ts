import type { ConfirmOptions } from '../../runtime/dialogs/confirm.ts'
import type { ModalOptions } from '../../runtime/dialogs/modal.ts'
import type { NoticeOptions } from '../../runtime/dialogs/notices.ts'
import { deferred } from '../../runtime/page/deferred.ts'
import { settings } from '../../runtime/page/settings.ts'
import { doctor } from './doctor-code.ts'

/*
 * The functions of `vitrine.js` for page scripts: scripts have the same functions as tags. Code that not every page needs
 * is loaded when it is called.
 */
const strings = deferred('the texts', () => import('../../runtime/text/strings.ts'))
const notices = deferred('notices', () => import('../../runtime/dialogs/notices.ts'))
const confirms = deferred('confirmations', () => import('../../runtime/dialogs/confirm.ts'))
const modals = deferred('modals', () => import('../../runtime/dialogs/modal.ts'))

export { linkRules, visit } from '../../runtime/navigation/visit.ts'
export { overrideView } from '../../runtime/view/override.ts'
export { settings }

/** The text of a dotted name in the page's culture; an unknown name is returned unchanged. Throws on a server. */
export async function t(key: string, parameters?: Record<string, string | number>): Promise<string> {
  if (typeof document === 'undefined')
    throw new Error(`[vitrine] t('${key}') needs a page. Its language chooses the text. Call it in the browser.`)
  const texts = await strings.get()
  await texts.loadStrings({ key })
  return texts.t(key, parameters)
}

/** Shows a notice: `notify({ kind: 'success', text: 'Saved.' })`. Returns a function that removes it. */
export async function notify(notice: NoticeOptions): Promise<() => void> {
  return (await notices.get()).notify(notice)
}

/** Asks the shopper. Resolves to true only after a confirmation. */
export async function confirm(message: string, options?: ConfirmOptions): Promise<boolean> {
  return (await confirms.get()).confirm(message, options)
}

/** Opens a modal with a page of this site (`url`) or HTML of the server (`html`); `close` closes it. */
export async function openModal(options: ModalOptions): Promise<{ close: () => void; closed: Promise<void> }> {
  const { close, closed } = (await modals.get()).openModal(options)
  return { close, closed }
}

/** Opens the overlay for developers, on any host. A policy with nonces lets the console import this module alone. */
export async function openDoctor(): Promise<void> {
  await (await doctor.get()).open()
}

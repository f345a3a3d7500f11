import { components } from 'virtual:components'
import type { ConfirmOptions } from '../../runtime/dialogs/confirm.ts'
import type { ModalOptions } from '../../runtime/dialogs/modal.ts'
import type { NoticeOptions } from '../../runtime/dialogs/notices.ts'
import { startLoader } from '../../runtime/element/loader.ts'
import { isBaseLinked } from '../../runtime/page/base/linked-base.ts'
import '../../runtime/navigation/render/sheets-at-start.ts'
import { deferred } from '../../runtime/page/deferred.ts'
import { markCultureRoot } from '../../runtime/page/paths.ts'
import { goOnWithoutStyles } from '../../runtime/page/scripts/lost-styles.ts'
import { settings } from '../../runtime/page/settings.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'
import { keepNumbersFromWheel } from '../../runtime/page/window/wheel.ts'
import { fetchLocale } from '../../runtime/text/locales.ts'

/*
 * The entry. A theme adds `<script type="module" src="…/vitrine.js">`, which upgrades the tags of the page. Page
 * scripts import the functions below from the same file: scripts have the same functions as tags. Code that not every
 * page needs is loaded when it is called.
 */
const firstPage = deferred('the first page', () => import('../../runtime/navigation/first-page.ts'))
const strings = deferred('the texts', () => import('../../runtime/text/strings.ts'))
const notices = deferred('notices', () => import('../../runtime/dialogs/notices.ts'))
const confirms = deferred('confirmations', () => import('../../runtime/dialogs/confirm.ts'))
const modals = deferred('modals', () => import('../../runtime/dialogs/modal.ts'))

if (IN_BROWSER) start()

function start() {
  goOnWithoutStyles()
  isBaseLinked()
  markCultureRoot(settings().homeClass)
  keepNumbersFromWheel()
  // The first page is remembered before tags and scripts change the server's HTML. If this code cannot be loaded, the
  // page loader remembers it later.
  firstPage.get().then(
    ({ beginFirstPage }) => beginFirstPage(),
    () => {},
  )
  startLoader(components, async () => {
    // In parallel with the code that reads the texts, which handles a failure.
    fetchLocale(settings().culture).catch(() => {})
    await (await strings.get()).loadStrings()
  })
}

export { linkRules, visit } from '../../runtime/navigation/visit.ts'
export { overrideView } from '../../runtime/view/override.ts'
export { settings }

/** The text of a dotted name in the page's culture; an unknown name is returned unchanged. */
export async function t(key: string, parameters?: Record<string, string | number>): Promise<string> {
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

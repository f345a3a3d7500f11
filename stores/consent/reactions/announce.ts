import { deferred } from '../../../runtime/page/deferred.ts'
import { send } from '../../../runtime/page/events.ts'
import { ownGlobal } from '../../../runtime/page/own-global.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import { type ConsentSetting, summaryOf } from '../record/setting.ts'

const confirms = deferred('confirmations', () => import('../../../runtime/dialogs/confirm.ts'))

type PageScript = { onConsentAccept?: unknown; onConsentDecline?: unknown }

/**
 * Announces a choice to the page: first the event, then the page's callback, which differs for an accepted category and
 * for none (§4).
 */
export function announce(setting: ConsentSetting): void {
  send(document, 'consent:set', { ...setting })
  const { onConsentAccept, onConsentDecline } = ownGlobal<PageScript>('shopSettings') ?? {}
  const callback = summaryOf(setting) === 'declined' ? onConsentDecline : onConsentAccept
  if (typeof callback !== 'function') return
  try {
    callback({ ...setting })
  } catch (error) {
    logOnly('A callback of the page for consent threw an error.', error)
  }
}

/**
 * Shows a notice with a button that reloads the page, after the visitor has withdrawn consent: a script that has run
 * cannot be removed.
 */
export async function suggestReload(): Promise<void> {
  try {
    const [{ confirm }] = await Promise.all([confirms.get(), loadStrings({ text: 'Withdrawal.Text' })])
    const isWanted = await confirm(t('Withdrawal.Text'), {
      heading: t('Withdrawal.Heading'),
      confirmLabel: t('Withdrawal.Reload'),
      cancelLabel: t('Withdrawal.Later'),
    })
    if (isWanted) reloadPage('consent-withdrawn')
  } catch (error) {
    logOnly('The page could not ask whether to load again.', error)
  }
}

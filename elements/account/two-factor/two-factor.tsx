import { useEffect, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  answerPasskey,
  isPasskeyRequest,
  knowsPasskeys,
  type PasskeyRequest,
} from '../../../stores/account/passkeys.ts'
import type { twoFactor } from './definition.ts'

type Tag = typeof twoFactor

const LINKS = 'a[data-part=step], a[data-part=back], a[data-part=done]'

/** The view is used twice: on the page, where it opens the steps, and in the modal, where it shows the next step. */
export function TwoFactor({ host, src, emit, t }: ViewProps<Tag>) {
  const { setMarkup } = useServerMarkup<Tag>()
  const home = ownUrl(src || cultureUrl('security/twofactorhome'))
  const stepOf = (url: URL | undefined) =>
    url && url.pathname === home?.pathname ? url.searchParams.get('step') : null
  const isInModal = () => host.closest('dialog') !== null

  const [load] = useState(() =>
    latest((signal, url: URL) => loadFragment(url, host.localName, { signal, noCache: true, quiet: true })),
  )
  useEffect(() => load.abort, [load])
  /** Updates the page behind the modal after a change that was made in the modal. */
  const refresh = async () => {
    if (!home || !host.isConnected) return
    try {
      const page = await load(home)
      const fresh = page?.querySelector(host.localName)
      if (fresh) setMarkup(fresh)
    } catch (error) {
      // The page still shows the old state; its links lead to the current one.
      logOnly('<two-factor> could not refresh its page.', ShopError.of(error))
      load.onceOnline(error, refresh)
    }
  }
  const announce = (step: string, url: string) => emit('twofactor:step', { step, url })

  const showStep = async (url: URL, trigger: Element | null) => {
    const step = stepOf(url) ?? ''
    if (!isInModal()) {
      if (await openPage({ url, trigger, onClose: refresh })) announce(step, url.href)
      return
    }
    const modal = (await modals.get()).modalAround(host)
    if (!modal) return visit(url)
    // Emitted before the next step is shown, since that replaces this tag.
    announce(step, url.href)
    await modal.load(url)
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const link = clickedOn<HTMLAnchorElement>(event, LINKS)
    const url = link && ownUrl(link.href)
    if (!link || !url || url.pathname !== home?.pathname) return
    // On the page itself only steps open in a modal; the browser follows the other links.
    if (!isInModal() && link.dataset.part !== 'step') return
    event.preventDefault()
    if (stepOf(url) !== null) showStep(url, link)
    else host.closest('dialog')?.close()
  })

  const makePasskey = async (request: PasskeyRequest, form: HTMLFormElement) => {
    const outcome = await answerPasskey(request, form)
    if (outcome.state === 'taken') visit(outcome.uri ?? here().href)
    else if (outcome.state === 'failed') notify({ kind: 'error', text: outcome.message ?? t.passkeyFailed })
  }

  useSubmitInPlace<Tag>(host, {
    keepPasswords: true,
    onTaken: (form, uri, data) => {
      if (isPasskeyRequest(data)) return void makePasskey(data, form)
      const url = uri === undefined ? undefined : ownUrl(uri)
      if (url && stepOf(url) !== null && isInModal()) showStep(url, null)
      else {
        host.closest('dialog')?.close()
        visit(url ?? home ?? cultureUrl())
      }
    },
    onPage: async (fragment) => {
      announce('', '')
      const modal = isInModal() ? (await modals.get()).modalAround(host) : undefined
      if (modal) await modal.show(fragment)
      else setMarkup(fragment)
    },
  })

  return <ServerMarkup<Tag> parts={{ passkey: { hidden: !knowsPasskeys() } }} />
}

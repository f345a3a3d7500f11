import { notify } from '../../../runtime/dialogs/notices.ts'
import { modals } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { useReveal } from '../../../runtime/forms/passwords/use-reveal.ts'
import { isSecurityStep, returnAddress } from '../../../runtime/navigation/return-address.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  answerPasskey,
  isPasskeyRequest,
  knowsPasskeys,
  type PasskeyRequest,
} from '../../../stores/account/passkeys.ts'
import type { loginForm } from './definition.ts'

type Tag = typeof loginForm

export function LoginForm({ host, returnUrl, mode, emit, t }: ViewProps<Tag>) {
  const { part, element } = useServerMarkup<Tag>()
  // The server receives the same return address, and never one of another site.
  const url = returnUrl.trim() === '' ? undefined : ownUrl(returnUrl)

  const onTaken = (form: HTMLFormElement, uri: string | undefined, data?: unknown) => {
    if (isPasskeyRequest(data)) return void signInByPasskey(data, form)
    const address = returnAddress(returnUrl, element('returnUrl')?.value, uri)
    const next = uri !== undefined && isSecurityStep(uri) ? ownUrl(uri) : undefined
    if (next && next.pathname !== address.pathname) return void goTo(next)
    const detail = { returnUrl: address.href, mode }
    emit('auth:login', detail)
    const goesOn = emit('auth:before-return', detail)
    const dialog = host.closest('dialog')
    dialog?.close()
    // The Back button must not lead a signed-in shopper to the sign-in page.
    if (goesOn) visit(address, { replace: mode === 'page' && !dialog })
  }
  /** In the modal the step replaces this form, and the promise of the sign-in stays pending. */
  const goTo = async (url: URL) => {
    const modal = host.closest('dialog') ? (await modals.get()).modalAround(host) : undefined
    if (modal) await modal.load(url)
    else visit(url)
  }
  useHostEvent<MouseEvent>('click', (event) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[data-part=step]')
    const next = link && host.closest('dialog') ? ownUrl(link.href) : undefined
    if (!next) return
    event.preventDefault()
    goTo(next)
  })
  useSubmitInPlace<Tag>(host, { onTaken, refusal: t.refused })

  const signInByPasskey = async (request: PasskeyRequest, form: HTMLFormElement) => {
    const outcome = await answerPasskey(request, form)
    if (outcome.state === 'taken') onTaken(form, outcome.uri)
    else if (outcome.state === 'failed') notify({ kind: 'error', text: outcome.message ?? t.passkeyFailed })
  }

  const { field, reveal } = useReveal(t)
  const made = part('returnUrl') ? {} : { [CREATED]: '', type: 'hidden', name: 'ReturnUrl' }
  return (
    <ServerMarkup<Tag>
      parts={{
        returnUrl: url && { ...made, defaultValue: url.pathname + url.search + url.hash },
        password: () => field,
        reveal,
        passkey: { hidden: !knowsPasskeys() },
      }}
    />
  )
}

import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { isSecurityStep, returnAddress } from '../../../runtime/navigation/return-address.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { loginForm } from './definition.ts'

type Tag = typeof loginForm

/** Sends the sign-in form, announces who is in, and goes on. */
export function LoginForm({ host, returnUrl, mode, emit, t }: ViewProps<Tag>) {
  const { part, element } = useServerMarkup<Tag>()
  // The server decides by the same address, and never sees one of another site.
  const url = returnUrl.trim() === '' ? undefined : ownUrl(returnUrl)

  const onTaken = (_form: HTMLFormElement, uri: string | undefined) => {
    const address = returnAddress(returnUrl, element('returnUrl')?.value, uri)
    if (uri !== undefined && isSecurityStep(uri) && !isSecurityStep(address.href)) return visit(uri)
    const detail = { returnUrl: address.href, mode }
    emit('auth:login', detail)
    const goesOn = emit('auth:before-return', detail)
    const dialog = host.closest('dialog')
    dialog?.close()
    // Back must not lead a signed-in shopper to the sign-in page.
    if (goesOn) visit(address, { replace: mode === 'page' && !dialog })
  }
  useSubmitInPlace<Tag>(host, { onTaken, refusal: t.refused })

  const made = part('returnUrl') ? {} : { [CREATED]: '', type: 'hidden', name: 'ReturnUrl' }
  return (
    <ServerMarkup<Tag> parts={{ returnUrl: url && { ...made, defaultValue: url.pathname + url.search + url.hash } }} />
  )
}

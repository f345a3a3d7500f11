import type { Connected } from '../../../runtime/element/behaviour.ts'
import { submitInPlace } from '../../../runtime/forms/submit-in-place.ts'
import { isSecurityStep, returnAddress } from '../../../runtime/navigation/return-address.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import type { loginForm } from './definition.ts'

const FIELD = 'ReturnUrl'

const fieldIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>(`input[type=hidden][name="${FIELD}" i]`)

/** Sends the sign-in form, says who is in, and goes on. */
export function connectLoginForm({ host, attributes, emit, t, signal }: Connected<typeof loginForm>): void {
  const signIn = (form: HTMLFormElement, uri: string | undefined) => {
    const address = returnAddress(attributes.returnUrl, fieldIn(form)?.value, uri)
    if (uri !== undefined && isSecurityStep(uri) && !isSecurityStep(address.href)) return visit(uri)
    const { mode } = attributes
    const detail = { returnUrl: address.href, mode }
    emit('auth:login', detail)
    const goesOn = emit('auth:before-return', detail)
    const dialog = host.closest('dialog')
    dialog?.close()
    // Back must not lead a signed-in shopper to the sign-in page.
    if (goesOn) visit(address, { replace: mode === 'page' && !dialog })
  }

  submitInPlace({
    host,
    signal,
    prepare: (form) => tellReturnUrl(form, attributes.returnUrl),
    taken: signIn,
    refusal: () => t.refused,
  })
}

/** The server decides by the same address, and never sees one of another site. */
function tellReturnUrl(form: HTMLFormElement, returnUrl: string): void {
  const url = returnUrl.trim() === '' ? undefined : ownUrl(returnUrl)
  if (!url) return
  const field = fieldIn(form) ?? form.appendChild(document.createElement('input'))
  field.type = 'hidden'
  field.name ||= FIELD
  field.value = url.pathname + url.search + url.hash
}

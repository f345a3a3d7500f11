import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { useNewPassword } from '../../../runtime/forms/passwords/use-new-password.ts'
import { returnAddress } from '../../../runtime/navigation/return-address.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { registerForm } from './definition.ts'

type Tag = typeof registerForm

/** The passwords are kept, unless they are the mistake. */
export function RegisterForm({ host, emit, t }: ViewProps<Tag>) {
  const parts = useNewPassword(host, t)
  const onTaken = (form: HTMLFormElement, uri: string | undefined) => {
    const wanted = form.querySelector<HTMLInputElement>('input[type=hidden][name=ReturnUrl i]')?.value
    const address = returnAddress(uri, wanted)
    emit('form:sent', { uri: address.href })
    host.closest('dialog')?.close()
    visit(address)
  }
  useSubmitInPlace<Tag>(host, { onTaken, keepPasswords: true })

  return <ServerMarkup<Tag> parts={parts} />
}

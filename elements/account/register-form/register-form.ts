import type { Connected } from '../../../runtime/element/behaviour.ts'
import { submitInPlace } from '../../../runtime/forms/submit-in-place.ts'
import { returnAddress } from '../../../runtime/navigation/return-address.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import type { registerForm } from './definition.ts'

/** Sends the form. What was wrong comes back in place; the passwords stay, unless they are what was wrong. */
export function connectRegisterForm({ host, emit, signal }: Connected<typeof registerForm>): void {
  const goOn = (form: HTMLFormElement, uri: string | undefined) => {
    const wanted = form.querySelector<HTMLInputElement>('input[type=hidden][name=ReturnUrl i]')?.value
    const address = returnAddress(uri, wanted)
    emit('form:sent', { uri: address.href })
    host.closest('dialog')?.close()
    visit(address)
  }
  submitInPlace({ host, signal, taken: goOn, keepPasswords: true })
}

import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { guardSubmit } from '../../../runtime/forms/submit-gate.ts'
import type { makePayment } from './definition.ts'

const FIELD = 'PrepaidAccountId'

/** Watches over the payment form; the browser sends it. */
export function connectMakePayment({ host, attributes, emit, signal, onChange }: Connected<typeof makePayment>): void {
  guardSubmit({ host, signal, invalid: () => {}, sent: () => emit('payment:submit', {}) })
  const name = () => {
    for (const form of host.querySelectorAll('form')) nameAccount(form, attributes.prepaidAccountId)
  }
  onChange(name)
  each(host, 'form', signal, name)
}

/** The server's own field stays as it is when the tag names no account. */
function nameAccount(form: HTMLFormElement, accountId: string): void {
  if (accountId === '') return
  const field =
    form.querySelector<HTMLInputElement>(`input[name=${FIELD}]`) ?? form.appendChild(document.createElement('input'))
  field.type = 'hidden'
  field.name = FIELD
  field.value = accountId
}

import type { Connected } from '../../../runtime/element/behaviour.ts'
import { guardSubmit } from '../../../runtime/forms/submit-gate.ts'
import { followSameAddress } from './billing.ts'
import type { oneStepCheckout } from './definition.ts'

/** Watches over the checkout form; the browser sends it. */
export function connectOneStepCheckout({ host, emit, signal }: Connected<typeof oneStepCheckout>): void {
  guardSubmit({
    host,
    signal,
    invalid: () => emit('checkout:invalid', {}),
    sent: () => emit('checkout:submit', {}),
  })
  followSameAddress(host, signal)
}

import { each } from '../../../runtime/element/each.ts'

const TICK = 'input[type=checkbox][name=BillingSameAsShipping]'
const BILLING = '[data-billing]'
const CONTROL = 'input, select, textarea, button'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/**
 * Takes the billing fields out of sight and out of the form while the box "same address" is ticked. The fields stand in an
 * element that the server marks with `data-billing`; without the mark nothing is done.
 */
export function followSameAddress(host: HTMLElement, signal: AbortSignal): void {
  const disabledByUs = new Set<Control>()

  const follow = () => {
    const isSame = host.querySelector<HTMLInputElement>(TICK)?.checked ?? false
    for (const part of host.querySelectorAll<HTMLElement>(BILLING)) {
      if (part.hidden !== isSame) part.hidden = isSame
      for (const control of part.querySelectorAll<Control>(CONTROL)) disable(control, isSame)
    }
  }
  const disable = (control: Control, isSame: boolean) => {
    if (isSame && !control.disabled) {
      control.disabled = true
      disabledByUs.add(control)
    } else if (!isSame && disabledByUs.delete(control)) control.disabled = false
  }

  host.addEventListener('change', ({ target }) => target instanceof Element && target.matches(TICK) && follow(), {
    signal,
  })
  // The box goes back only after the event; the browser fills fields again before `pageshow`.
  host.addEventListener('reset', () => setTimeout(follow), { signal })
  addEventListener('pageshow', follow, { signal })
  for (const late of [TICK, BILLING, `${BILLING} :is(${CONTROL})`]) each(host, late, signal, follow)
  signal.addEventListener('abort', () => {
    for (const control of disabledByUs) control.disabled = false
    for (const part of host.querySelectorAll<HTMLElement>(BILLING)) part.hidden = false
  })
}

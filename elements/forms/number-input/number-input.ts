import type { Connected } from '../../../runtime/element/behaviour.ts'
import { withInnerInput } from '../../../runtime/forms/inner-input.ts'
import { Stepper } from '../../../runtime/forms/stepper.ts'
import type { numberInput } from './definition.ts'
import { LOWEST, numberRules } from './rules.ts'

/** Gives the server's number field its two buttons. */
export function connectNumberInput({ host, attributes, t, signal, onChange }: Connected<typeof numberInput>): void {
  let stepper: Stepper | undefined
  withInnerInput(host, signal, (input, signal) => {
    const rules = numberRules(() => ({
      step: attributes.step > 0 ? attributes.step : 1,
      min: numberOf(input, 'min', LOWEST),
      max: numberOf(input, 'max', Number.POSITIVE_INFINITY),
    }))
    // The steps are the tag's; the browser would count its own from `min` and call others invalid.
    input.step = 'any'
    if (!input.min) input.min = String(LOWEST)
    // What the field does is settled before it is drawn again: the native event is enough for listeners.
    stepper = new Stepper({ host, input, rules, labels: t, signal, onSettled: () => {} })
  })
  onChange(() => stepper?.draw())
}

const numberOf = (input: HTMLInputElement, name: 'min' | 'max', fallback: number) => {
  const text = input.getAttribute(name)
  return text && Number.isFinite(Number(text)) ? Number(text) : fallback
}

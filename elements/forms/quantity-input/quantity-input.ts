import type { Connected } from '../../../runtime/element/behaviour.ts'
import { withInnerInput } from '../../../runtime/forms/inner-input.ts'
import { readNumber, Stepper } from '../../../runtime/forms/stepper.ts'
import type { quantityInput } from './definition.ts'
import { type Bounds, isAllowed, quantityRules, settleQuantity } from './rules.ts'

/** Keeps a quantity within the bounds of its product; mistakes are corrected without a word (PRODUCT-34). */
export function connectQuantityInput({
  host,
  attributes,
  emit,
  t,
  signal,
  onChange,
}: Connected<typeof quantityInput>): void {
  const element = host as HTMLElement & { value: number | null }
  const bounds = (): Bounds => ({
    min: attributes.minQty,
    max: attributes.maxQty,
    step: attributes.stepQty > 0 ? attributes.stepQty : 1,
  })
  const rules = quantityRules(bounds)
  let field: HTMLInputElement | undefined
  let stepper: Stepper | undefined

  withInnerInput(
    host,
    signal,
    (input, signal) => {
      field = input
      if (input.value === '' && attributes.value !== null) input.value = String(attributes.value)
      tellBrowser(input, bounds())
      stepper = new Stepper({
        ...{ host, input, rules, labels: t, signal },
        onRestart: (value) => {
          element.value = value
        },
        onSettled: (value) => {
          element.value = value
          emit('quantity:change', { value })
        },
      })
      element.value = readNumber(input.value)
    },
    () => makeField(host, attributes, t.quantity),
  )

  // Another variation may be sold in other quantities: what stands is brought within them.
  const keepWithin = onceATurn(() => {
    if (!field || !stepper || signal.aborted) return
    tellBrowser(field, bounds())
    const value = readNumber(field.value)
    if (value === null || isAllowed(value, bounds())) stepper.draw()
    else stepper.correct(settleQuantity(value, null, bounds()))
  })

  onChange((name) => {
    if (name === 'name') {
      if (field?.dataset.part === 'field') field.name = attributes.name
    } else if (name !== 'value') keepWithin()
    else if (field && attributes.value !== readNumber(field.value)) {
      stepper?.restart(settleQuantity(attributes.value, null, bounds()))
    }
  })
}

/** The bounds change one attribute after the other; only all of them together make sense. */
function onceATurn(work: () => void): () => void {
  let isComing = false
  return () => {
    if (isComing) return
    isComing = true
    queueMicrotask(() => {
      isComing = false
      work()
    })
  }
}

/** Assistive technology reads the bounds. The step is ours: the browser counts steps from the minimum. */
function tellBrowser(field: HTMLInputElement, { min, max }: Bounds): void {
  field.step = 'any'
  field.min = String(min)
  if (max > 0) field.max = String(max)
  else field.removeAttribute('max')
}

function makeField(
  host: HTMLElement,
  { name, value, minQty }: { name: string; value: number | null; minQty: number },
  label: string,
): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'number'
  field.inputMode = 'numeric'
  field.name = name
  field.dataset.part = 'field'
  // The attribute, so that a form's reset comes back to it.
  field.defaultValue = String(value ?? minQty)
  field.setAttribute('aria-label', host.getAttribute('aria-label') ?? label)
  return field
}

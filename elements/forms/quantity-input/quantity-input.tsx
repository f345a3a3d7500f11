import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStepper } from '../../../runtime/ui/stepper/stepper.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { quantityInput } from './definition.ts'
import { type Bounds, isAllowed, quantityRules, settleQuantity } from './rules.ts'

/** Mistakes are corrected without a message (PRODUCT-34). */
export function QuantityInput(props: ViewProps<typeof quantityInput>) {
  const { host, emit, t, minQty: min, maxQty: max, stepQty, productName, name, value } = props
  const bounds: Bounds = { min, max, step: stepQty > 0 ? stepQty : 1 }
  const element = host as HTMLElement & { value: number | null }
  const shown = useRef(value)
  const setValue = (quantity: number | null) => {
    shown.current = quantity
    element.value = quantity
  }
  const { number, parts } = useStepper({
    rules: quantityRules(() => bounds),
    labels: { decrease: ofProduct(t.decrease, productName), increase: ofProduct(t.increase, productName) },
    initial: value ?? min,
    onRestart: setValue,
    onSettled: (quantity) => {
      setValue(quantity)
      emit('quantity:change', { value: quantity })
    },
  })

  const start = useRef(() => {
    if (number.text === '' && value !== null) number.restart(value)
    else setValue(number.value)
  })
  useLayoutEffect(() => start.current(), [])

  // Another variation may have other bounds: the quantity is brought within them.
  useChanged(`${min} ${max} ${stepQty}`, () => {
    const quantity = number.value
    if (quantity !== null && !isAllowed(quantity, bounds)) number.correct(settleQuantity(quantity, null, bounds))
  })
  // A value that the view itself has set is already shown; the property is newer than the prop.
  useEffect(() => {
    const given = element.value
    if (given === shown.current) return
    shown.current = given
    if (given !== number.value) number.restart(settleQuantity(given, null, bounds))
  })

  const field = useServerMarkup<typeof quantityInput>().part('field')
  const created = {
    type: 'number',
    inputMode: 'numeric',
    name,
    // Sets the attribute, so that a reset of the form restores this value.
    defaultValue: String(value ?? min),
    'aria-label': host.getAttribute('aria-label') ?? t.quantity,
  } as const
  // Assistive technology reads the bounds. There is no native step, since the browser counts steps from the minimum.
  const own = { step: 'any', min: String(min), max: max > 0 ? String(max) : null }
  // A native number field has the role already.
  const spinbutton = field &&
    field.attributes.type !== 'number' && {
      role: 'spinbutton',
      'aria-valuenow': number.value ?? undefined,
      'aria-valuemin': min,
      'aria-valuemax': max > 0 ? max : undefined,
    }
  return (
    <ServerMarkup<typeof quantityInput>
      parts={{ ...parts, field: { ...parts.field, ...own, ...spinbutton, ...(!field && created) } }}
    />
  )
}

const ofProduct = (label: string, product: string): string => (product ? `${label}, ${product}` : label)

/** Calls back when a value differs from the last render's; not at the first render. */
function useChanged(value: unknown, changed: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    changed()
  })
}

import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { getDegressivePrice } from '../../../stores/product/api.ts'
import { followVariant } from '../../../stores/product/variant-part.ts'
import type { degressivePrice } from './definition.ts'
import { quantityIn, stepOf } from './rules.ts'

const PRODUCT = 'product-variations'

/** A row of the table; the attribute holds the quantity from which its price holds. */
const STEP = '[data-from]'

/** Follows the variant and the quantity. */
export function connectDegressivePrice({ host, signal, onChange }: Connected<typeof degressivePrice>): void {
  const product = host.closest(PRODUCT)
  let quantity: number | undefined

  const mark = () => {
    quantity = quantityOf(product) ?? quantity
    markStep(host, quantity)
  }
  const changed = followVariant({
    host,
    signal,
    attribute: 'product-variant-id',
    load: getDegressivePrice,
    show: (content) => {
      setHtml(host, content)
      mark()
    },
  })

  onChange(changed)
  for (const name of ['input', 'change', 'quantity:change', 'variant:change']) {
    ;(product ?? document).addEventListener(name, mark, { signal })
  }
  each(host, STEP, signal, mark)
}

/** The quantity that is typed for the product, or for the product of the page. */
function quantityOf(product: Element | null): number | undefined {
  const around = product ?? document.querySelector(PRODUCT)
  const fields = around?.querySelectorAll<HTMLInputElement>('input[name="quantity" i]') ?? []
  const own = [...fields].find((field) => field.closest(PRODUCT) === around)
  return own && quantityIn(own.value)
}

/** One price is no price by quantity: the tag then takes no room. */
function markStep(host: HTMLElement, quantity: number | undefined): void {
  const steps = [...host.querySelectorAll<HTMLElement>(STEP)]
  if (steps.length > 0) host.hidden = steps.length === 1
  if (quantity === undefined) return
  const current =
    steps[
      stepOf(
        quantity,
        steps.map(({ dataset }) => Number(dataset.from)),
      )
    ]
  for (const step of steps) {
    if (step === current) step.setAttribute('aria-current', 'true')
    else step.removeAttribute('aria-current')
  }
}

/** @jsxImportSource hono/jsx */

/**
 * The product's quantity rules (§5), and the label of the field. `isLabelHidden` shows the label only to screen
 * readers.
 */
type QuantityProps = {
  rules: { minQty: number; maxQty: number; stepQty: number }
  name: string
  value: number
  label: string
  id: string
  isLabelHidden?: boolean
  /** True in the basket, where 0 removes the item. */
  canBeNone?: boolean
  /** The name of the product, if there are multiple on a page. */
  product?: string
}

export function Quantity({
  rules,
  name,
  value,
  label,
  id,
  isLabelHidden = false,
  canBeNone = false,
  product,
}: QuantityProps) {
  const { maxQty, stepQty } = rules
  const minQty = canBeNone ? 0 : rules.minQty
  // Browsers count the steps from the minimum: with 0 as the minimum, the product's own bounds may not be on a step.
  const isEven = [rules.minQty, maxQty, value].every((bound) => (bound - minQty) % stepQty === 0)
  return (
    <div class="quantity">
      <label for={id} class={isLabelHidden ? 'hidden-text' : undefined}>
        {label}
      </label>
      <quantity-input
        min-qty={minQty}
        max-qty={maxQty}
        step-qty={stepQty}
        product-name={product}
        name={name}
        value={value}
      >
        <input
          id={id}
          type="number"
          inputmode="numeric"
          name={name}
          value={value}
          min={minQty}
          max={maxQty > 0 ? maxQty : undefined}
          step={isEven ? stepQty : 1}
          required
        />
      </quantity-input>
    </div>
  )
}

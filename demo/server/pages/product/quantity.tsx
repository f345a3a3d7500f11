/** @jsxImportSource hono/jsx */

/** The product's rules of quantity (§5), and how the field is called. `isLabelHidden` keeps the label for screen readers. */
type QuantityProps = {
  rules: { minQty: number; maxQty: number; stepQty: number }
  name: string
  value: number
  label: string
  id: string
  isLabelHidden?: boolean
  /** In the basket, where 0 asks to remove the item. */
  canBeNone?: boolean
  /** Where multiple products are on a page. */
  product?: string
}

/** A quantity between the least and the most that may be ordered, in the product's steps. */
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
  // Browsers count the steps from the minimum: from 0 the product's own bounds may be none.
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

/** @jsxImportSource hono/jsx */

/** The product's rules of quantity (§5), and how the field is called. `isLabelHidden` keeps the label for screen readers. */
type QuantityProps = {
  rules: { minQty: number; maxQty: number; stepQty: number }
  name: string
  value: number
  label: string
  id: string
  isLabelHidden?: boolean
}

/** A quantity between the least and the most that may be ordered, in the product's steps. */
export function Quantity({ rules, name, value, label, id, isLabelHidden = false }: QuantityProps) {
  const { minQty, maxQty, stepQty } = rules
  return (
    <div class="quantity">
      <label for={id} class={isLabelHidden ? 'hidden-text' : undefined}>
        {label}
      </label>
      <quantity-input min-qty={minQty} max-qty={maxQty} step-qty={stepQty} name={name} value={value}>
        <input
          id={id}
          type="number"
          inputmode="numeric"
          name={name}
          value={value}
          min={minQty}
          max={maxQty > 0 ? maxQty : undefined}
          step={stepQty}
          required
        />
      </quantity-input>
    </div>
  )
}

import { parseHtml } from '../../../runtime/page/html.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { CartItem } from '../../../stores/cart/cart.ts'

/** The item includes the data for the tag manager (§3). */
export function itemOf({ data }: ServerPart): CartItem {
  const { itemKey = '', itemName = '', quantity, sku, price, currency } = data
  return {
    key: itemKey,
    name: itemName,
    quantity: Number(quantity) || 0,
    ...(sku && { sku }),
    ...(price && { price: Number(price) }),
    ...(currency && { currency }),
  }
}

export const printedQuantity = ({ data }: ServerPart): number | undefined =>
  data.quantity === undefined ? undefined : Number(data.quantity)

/** The field may be inside a `<quantity-input>`. */
export const fieldOf = (row: Element | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>('input[name^="Quantity"]') ?? null

/** Returns undefined for an empty field, and for a quantity that the field does not allow. */
export function typedQuantity(row: Element | undefined): number | undefined {
  const field = fieldOf(row)
  if (!field || field.value === '') return undefined
  if (field.validity.valid) return Number(field.value)
  // A `<quantity-input>` corrects an invalid quantity itself.
  if (!field.closest('quantity-input:defined')) field.reportValidity()
  return undefined
}

/** Fires no event. */
export function showQuantity(row: Element | undefined, quantity: number | undefined): void {
  const field = fieldOf(row)
  if (!field) return
  const tag = field.closest<HTMLElement & { value?: number | null }>('quantity-input:defined')
  if (tag?.hasAttribute('data-hydrated')) tag.value = quantity ?? Number(field.defaultValue)
  else field.value = String(quantity ?? field.defaultValue)
}

export function withoutRows(host: Element, gone: readonly ServerPart[]): DocumentFragment {
  const items = parseHtml(host.innerHTML)
  items.querySelector('[data-part="status"]')?.remove()
  for (const row of items.querySelectorAll<HTMLElement>('[data-item-id]')) {
    row.removeAttribute('aria-busy')
    row.removeAttribute('data-vt-busy')
    if (gone.some(({ data }) => data.itemId === row.dataset.itemId)) row.remove()
  }
  return items
}

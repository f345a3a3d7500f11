import { parseHtml } from '../../../runtime/page/html.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { CartItem } from '../../../stores/cart/cart.ts'

/** The data of an item that the server printed, including those for the tag manager (§3). */
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

/** The field of a row's quantity; it may be inside a `<quantity-input>`. */
export const fieldOf = (row: Element | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>('input[name^="Quantity"]') ?? null

/** The quantity in a row's field; `undefined` if the field does not allow it. */
export function typedQuantity(row: Element | undefined): number | undefined {
  const field = fieldOf(row)
  if (!field || field.value === '') return undefined
  if (field.validity.valid) return Number(field.value)
  // A `<quantity-input>` corrects an invalid quantity itself.
  if (!field.closest('quantity-input:defined')) field.reportValidity()
  return undefined
}

/** Writes a quantity into the field of a row, without an event. */
export function showQuantity(row: Element | undefined, quantity: number | undefined): void {
  const field = fieldOf(row)
  if (!field) return
  const tag = field.closest<HTMLElement & { value?: number | null }>('quantity-input:defined')
  if (tag?.hasAttribute('data-hydrated')) tag.value = quantity ?? Number(field.defaultValue)
  else field.value = String(quantity ?? field.defaultValue)
}

/** The cart's HTML without some of its items. */
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

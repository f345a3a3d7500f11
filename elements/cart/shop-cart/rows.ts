import type { CartItem } from '../../../stores/cart/cart.ts'

/** The row of an item that a node stands in. */
export const rowOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('[data-item-id]') : null

/** The row of an item by its id. */
export const findRow = (host: Element, itemId: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(itemId)}"]`)

/** All rows, in the page's order. */
export const rowsIn = (host: ParentNode): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('[data-item-id]')]

/** The id that a row is about. */
export const itemIdOf = (row: HTMLElement): string => row.dataset.itemId ?? ''

/** What the server printed of an item; the tag-manager data stand in it as well (§3). */
export function itemOf(row: HTMLElement): CartItem {
  const { itemKey = '', itemName = '', quantity, sku, price, currency } = row.dataset
  return {
    key: itemKey,
    name: itemName,
    quantity: Number(quantity) || 0,
    ...(sku && { sku }),
    ...(price && { price: Number(price) }),
    ...(currency && { currency }),
  }
}

/** The field of a row's quantity. */
export const quantityField = (row: HTMLElement): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>('input[name^="Quantity"]')

/** The quantity that the server knows now. */
export function confirmQuantity(row: HTMLElement, quantity: number): void {
  row.dataset.quantity = String(quantity)
}

/** Shows the quantity that the server knows. */
export function showKnownQuantity(row: HTMLElement): void {
  const field = quantityField(row)
  if (field) field.value = row.dataset.quantity ?? field.defaultValue
}

/** Marks a row whose change is on its way. */
export function markBusy(row: HTMLElement | null, isBusy: boolean): void {
  row?.toggleAttribute('data-vt-busy', isBusy)
  if (isBusy) row?.setAttribute('aria-busy', 'true')
  else row?.removeAttribute('aria-busy')
}

/** Shows at the row why its change was refused; '' takes it back. */
export function showError(row: HTMLElement | null, words: string): void {
  const place = row?.querySelector('[data-part="item-error"]')
  if (place && place.textContent !== words) place.textContent = words
}

/** `max` 0 means no maximum (§5). */
export type Bounds = { min: number; max: number }

/** The quantity in a request when the form has none (§5). */
export const DEFAULT_QUANTITY = 1

/** Only a number within the bounds sends a request (§5). */
export const isAllowedQuantity = (value: unknown, { min, max }: Bounds): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && (max <= 0 || value <= max)

/** The field of the quantity; servers do not distinguish `Quantity` from `quantity`, so it is sent once. */
const QUANTITY = /^quantity$/i

/** The fields of the values that a shopper chooses. */
export const CHOICE = /^VariantValueId\d+$/

/** Returns the fields with a value, and the quantity (§5). */
export function queryOf(fields: Iterable<[string, unknown]>, quantity: number): Record<string, string | number> {
  const query: Record<string, string | number> = {}
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '' && !QUANTITY.test(name)) query[name] = value
  }
  return { ...query, quantity }
}

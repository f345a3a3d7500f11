import { formatMoney, formatNumber } from '../../../runtime/text/culture.ts'

/** What a quantity may be; a largest of 0 means none (§5). */
export type Bounds = { min: number; max: number }

/** The quantity that a product is asked for when the form has none (§5). */
export const DEFAULT_QUANTITY = 1

/** Only a number within the bounds asks the shop again (§5). */
export const isAllowedQuantity = (value: unknown, { min, max }: Bounds): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && (max <= 0 || value <= max)

/** The field of the quantity; servers do not distinguish `Quantity` from `quantity`, so it is sent once. */
const QUANTITY = /^quantity$/i

/** The fields of the values that a shopper chooses. */
export const CHOICE = /^VariantValueId\d+$/

/** What is asked: the fields that are filled, and the quantity (§5). */
export function queryOf(fields: Iterable<[string, unknown]>, quantity: number): Record<string, string | number> {
  const query: Record<string, string | number> = {}
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '' && !QUANTITY.test(name)) query[name] = value
  }
  return { ...query, quantity }
}

/** The address that shows a variant. Values chosen by the form without JavaScript would speak against it, so they go. */
export function variantAddress(address: string, variantId: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (CHOICE.test(name)) url.searchParams.delete(name)
  url.searchParams.set('variant', variantId)
  return url.href
}

/** Fields of the view model that hold HTML of the shop (§3); all others are text. */
export const isFragment = (name: string) => /Html$|^(StockByWareHouse|CustomerReference)$/.test(name)

/** A field of the view model as a text: prices and amounts with the currency, in the page's culture. */
export function boundText(name: string, value: unknown, currency: string): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value)
  return /Price|Amount/.test(name) ? priceText(value, currency) : String(value)
}

/** An amount in a currency; one that is no currency to the browser is written behind the number as it is. */
export function priceText(amount: number, currency: string): string {
  try {
    return formatMoney(amount, currency)
  } catch {
    return `${formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`.trim()
  }
}

/** Intl and servers write different spaces. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim()

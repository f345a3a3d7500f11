import { formatMoney, formatNumber } from '../../../runtime/text/culture.ts'

/** Fields of the view model with HTML of the shop (§3); all others are text. */
export const isFragment = (name: string) => /Html$|^(StockByWareHouse|CustomerReference)$/.test(name)

/** Prices and amounts have the currency, in the page's culture. */
export function boundText(name: string, value: unknown, currency: string): string {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value)
  return /Price|Amount/.test(name) ? priceText(value, currency) : String(value)
}

/** A currency that the browser does not know is written after the number. */
export function priceText(amount: number, currency: string): string {
  try {
    return formatMoney(amount, currency)
  } catch {
    return `${formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`.trim()
  }
}

/** Intl and servers use different space characters. */
export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim()

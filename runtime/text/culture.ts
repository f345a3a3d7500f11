import { settings } from '../page/settings.ts'
import { intlCulture } from './strings.ts'

/** Writes a number in the culture. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}, culture = settings().culture) =>
  new Intl.NumberFormat(intlCulture(culture), options).format(value)

/** Writes an amount of money, e.g. `24,00 €`. */
export const formatMoney = (amount: number, currency = 'EUR', culture = settings().culture) =>
  formatNumber(amount, { style: 'currency', currency }, culture)

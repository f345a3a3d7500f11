import { ShopError } from '../../runtime/request/errors.ts'
import { postCurrency, putTaxCountry } from './api.ts'

/** `asks`: the shop needs the shopper's agreement (§4). `reason` is the key of a text, also if `refused`. */
export type CurrencyOutcome =
  | { state: 'changed' }
  | { state: 'asks' | 'refused'; reason: string }
  | { state: 'failed'; error: ShopError }

/** `isForced`: the shopper has agreed after the warning. */
export async function changeCurrency(currency: string, isForced = false): Promise<CurrencyOutcome> {
  try {
    const { isDone, isWarning, reason } = await postCurrency(currency, isForced)
    if (isDone) return { state: 'changed' }
    return { state: isWarning && !isForced ? 'asks' : 'refused', reason }
  } catch (error) {
    return { state: 'failed', error: ShopError.of(error) }
  }
}

/** The outcome of a change of the tax country. */
export type CountryOutcome = { state: 'changed' } | { state: 'failed'; error: ShopError }

/** `country` is the code of the country whose taxes are in the prices (§7). */
export async function changeTaxCountry(country: string): Promise<CountryOutcome> {
  try {
    await putTaxCountry(country)
    return { state: 'changed' }
  } catch (error) {
    return { state: 'failed', error: ShopError.of(error) }
  }
}

import { ShopError } from '../../runtime/request/errors.ts'
import { postCurrency, putTaxCountry } from './api.ts'

/**
 * What came of asking for another currency (§4). `asks`: the shop warns, and wants the shopper's consent; `reason` is
 * the key of the text that says why, as it is for what the shop `refused`.
 */
export type CurrencyOutcome =
  | { state: 'changed' }
  | { state: 'asks' | 'refused'; reason: string }
  | { state: 'failed'; error: ShopError }

/** Asks the shop for prices in another currency. `isForced`: the shopper has agreed to what the shop warned of. */
export async function changeCurrency(currency: string, isForced = false): Promise<CurrencyOutcome> {
  try {
    const { isDone, isWarning, reason } = await postCurrency(currency, isForced)
    if (isDone) return { state: 'changed' }
    return { state: isWarning && !isForced ? 'asks' : 'refused', reason }
  } catch (error) {
    return { state: 'failed', error: ShopError.of(error) }
  }
}

/** What came of asking for the taxes of another country. */
export type CountryOutcome = { state: 'changed' } | { state: 'failed'; error: ShopError }

/** Asks the shop for prices with the taxes of another country, by its code (§7). */
export async function changeTaxCountry(country: string): Promise<CountryOutcome> {
  try {
    await putTaxCountry(country)
    return { state: 'changed' }
  } catch (error) {
    return { state: 'failed', error: ShopError.of(error) }
  }
}

import { create, nullable, optional, string, type } from 'superstruct'
import { request } from '../../runtime/request/request.ts'

const Answer = type({
  ResponseCode: string(),
  ReasonType: optional(nullable(string())),
  ReasonResourceKey: optional(nullable(string())),
})

/** The shop's answer to a change of currency (§3); `reason` is the key of a text, '' for none. */
type CurrencyAnswer = { isDone: boolean; isWarning: boolean; reason: string }

function readCurrency(answer: unknown): CurrencyAnswer {
  const { ResponseCode, ReasonType, ReasonResourceKey } = create(answer, Answer)
  return {
    isDone: ResponseCode.toUpperCase() === 'OK',
    isWarning: ReasonType?.toLowerCase() === 'warning',
    reason: ReasonResourceKey ?? '',
  }
}

/** `isForced` repeats the request after a warning (§7). Throws ShopError. */
export const postCurrency = (currency: string, isForced: boolean) => {
  const path = `/api/v1/currencyconverter/currency/changeto/${encodeURIComponent(currency)}`
  return request('POST', isForced ? `${path}/true` : path, { read: readCurrency })
}

/** Changes the country whose taxes are in the prices (§7). Throws ShopError. */
export const putTaxCountry = (country: string) =>
  request('PUT', '/api/v1/salestaxes/currentcountry', { body: { currentCountry: country } })

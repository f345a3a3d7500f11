import type { Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { TaxClass } from '../money/tax-classes.ts'
import type { Json } from './columns.ts'

/** The distance of a country from the shop: `outside` is beyond the customs border. */
export type Zone = 'near' | 'europe' | 'outside'

interface CountryTable {
  id: Generated<number>
  code: string
  name: Json<Localized>
  zone: Generated<Zone>
}

interface CurrencyTable {
  code: string
  per_euro: number
  position: number
}

interface TaxRateTable {
  country_id: number
  class: TaxClass
  rate: number
}

/**
 * The answer of the demo's register of VAT numbers: `unknown` means that it cannot decide, `down` that it does not
 * answer.
 */
interface VatRegisterTable {
  number: string
  state: 'valid' | 'invalid' | 'unknown' | 'down'
}

/** `folded`: its name by `foldText`. */
interface CityTable {
  id: Generated<number>
  country_id: number
  postal_code: string
  name: string
  folded: string
}

export interface MarketTables {
  city: CityTable
  country: CountryTable
  currency: CurrencyTable
  tax_rate: TaxRateTable
  vat_register: VatRegisterTable
}

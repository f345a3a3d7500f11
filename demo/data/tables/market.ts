import type { Generated } from 'kysely'
import type { Localized } from '../cultures.ts'
import type { TaxClass } from '../money/tax-classes.ts'
import type { Json } from './columns.ts'

/** How far a country is from the shop: `outside` is beyond the customs. */
export type Zone = 'near' | 'europe' | 'outside'

interface CountryTable {
  id: Generated<number>
  code: string
  name: Json<Localized>
  /** How far it is, for what deliveries cost. */
  zone: Generated<Zone>
}

/** How much of a currency one euro is. */
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

/** What the demo's register of VAT numbers says: `unknown` that it does not know, `down` that it does not answer. */
interface VatRegisterTable {
  number: string
  state: 'valid' | 'invalid' | 'unknown' | 'down'
}

/** A place to which a basket can go. `folded`: its name by `foldText`. */
interface CityTable {
  id: Generated<number>
  country_id: number
  postal_code: string
  name: string
  folded: string
}

/** Where the shop delivers, in which currencies it sells, and what it taxes. */
export interface MarketTables {
  city: CityTable
  country: CountryTable
  currency: CurrencyTable
  tax_rate: TaxRateTable
  vat_register: VatRegisterTable
}

import { array, type Infer, string, type } from 'superstruct'
import type { Country } from '../groups/address.ts'
import type { MedusaClient } from './client.ts'
import { currencyOf, type Medusa } from './values.ts'

const Found = type({
  region: type({
    currency_code: string(),
    countries: array(type({ iso_2: string(), display_name: string() })),
  }),
})

export type Region = { currency: string; countries: readonly Country[] }

/** Reads the region of the shop once. */
export function regionReader({ get }: MedusaClient, { region }: Medusa): () => Promise<Region> {
  let known: Promise<Region> | undefined
  const fields = 'currency_code,countries.iso_2,countries.display_name'
  return () => {
    known ??= get(`/store/regions/${encodeURIComponent(region)}`, Found, { fields }).then(regionOf)
    known.catch(() => {
      known = undefined
    })
    return known
  }
}

const regionOf = ({ region: { currency_code, countries } }: Infer<typeof Found>): Region => ({
  currency: currencyOf(currency_code),
  countries: countries.map(({ iso_2, display_name }) => ({ id: iso_2.toUpperCase(), name: display_name })),
})

import { create, record, string } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** A city with its postal code, as the shop formats it. */
export type City = { id: string; name: string }

/** Finds cities of a country by a postal code or a name (§7), in the order of the postal codes. Throws ShopError. */
export const getCities = (signal: AbortSignal, countryId: string, text: string): Promise<City[]> =>
  request('GET', `/api/v1/countries/${encodeURIComponent(countryId)}/cities/${encodeURIComponent(text)}`, {
    // An object orders numeric keys by number.
    read: (answer) =>
      Object.entries(create(answer, record(string(), string())))
        .map(([id, name]) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true })),
    quiet: true,
    signal,
  })

/** Sets the city of the delivery (§7). Throws ShopError. */
export const postCity = (id: string) =>
  request('POST', '/api/v1/shoppingcarts/city', { body: { CityId: wireId(id) }, quiet: true })

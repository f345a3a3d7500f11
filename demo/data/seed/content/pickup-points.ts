import type { Localized } from '../../cultures.ts'
import type { NewRow } from '../../schema.ts'

/** A town with a country's id, where its shops are, and the postal code of its middle. */
type Town = [country: number, name: string, postalCode: string, latitude: number, longitude: number]

const towns: Town[] = [
  [1, 'Lyon', '69001', 45.764, 4.8357],
  [1, 'Paris', '75011', 48.8566, 2.3522],
  [1, 'Toulouse', '31000', 43.6047, 1.4442],
  [1, 'Lille', '59000', 50.6292, 3.0573],
  [2, 'Bruxelles', '1000', 50.8503, 4.3517],
  [2, 'Gent', '9000', 51.0543, 3.7174],
  [2, 'Liège', '4000', 50.6326, 5.5797],
  [3, 'Amsterdam', '1012', 52.3676, 4.9041],
  [3, 'Utrecht', '3511', 52.0907, 5.1214],
  [4, 'Berlin', '10115', 52.52, 13.405],
  [4, 'Köln', '50667', 50.9375, 6.9603],
  [5, 'Madrid', '28004', 40.4168, -3.7038],
  [5, 'Barcelona', '08002', 41.3874, 2.1686],
  [6, 'Milano', '20121', 45.4642, 9.19],
  [6, 'Roma', '00186', 41.9028, 12.4964],
  [7, 'Porto', '4000', 41.1579, -8.6291],
  [7, 'Lisboa', '1200', 38.7223, -9.1393],
  [8, 'Luxembourg', '1611', 49.6117, 6.1319],
  [9, 'Wien', '1010', 48.2082, 16.3738],
  [10, 'Dublin', 'D02', 53.3498, -6.2603],
]

const shops = [
  { name: 'Le Comptoir', street: 'Station 4', north: 0.004, east: -0.006 },
  { name: 'Kiosk Central', street: 'Central 18', north: -0.003, east: 0.005 },
  { name: 'Papier & Co', street: 'Park 27', north: 0.007, east: 0.008 },
]

const hours: Localized = {
  fr: 'Lun–ven 8:00–19:00; sam 9:00–17:00',
  nl: 'Ma–vr 8:00–19:00; za 9:00–17:00',
  es: 'Lun–vie 8:00–19:00; sáb 9:00–17:00',
  de: 'Mo–Fr 8:00–19:00; Sa 9:00–17:00',
  it: 'Lun–ven 8:00–19:00; sab 9:00–17:00',
  pt: 'Seg–sex 8:00–19:00; sáb 9:00–17:00',
}

/** Three shops in each of twenty towns that hand parcels out. */
export const pickupPointRows = (): NewRow<'pickup_point'>[] =>
  towns.flatMap(([country_id, city, postal_code, latitude, longitude]) =>
    shops.map(({ name, street, north, east }, index) => ({
      code: `${city.slice(0, 3).toUpperCase()}-${index + 1}`,
      name: `${name} ${city}`,
      street,
      postal_code,
      city,
      country_id,
      latitude: Number((latitude + north).toFixed(6)),
      longitude: Number((longitude + east).toFixed(6)),
      hours,
    })),
  )

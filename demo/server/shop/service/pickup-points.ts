import { sql } from 'kysely'
import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import { literally } from '../../../data/fold.ts'
import type { Db } from '../../../data/schema.ts'

/** Where a parcel can be fetched. */
export type PickupPoint = {
  id: number
  code: string
  name: string
  street: string
  postalCode: string
  city: string
  countryId: number
  latitude: number
  longitude: number
  hours: string
}

/** Where to look; a city and a postal code are what the names begin with, whatever the case. */
export type PickupSearch = { countryId: number; city: string; postalCode: string }

/** The most points that a search shows. */
const mostPoints = 20

const beginning = (text: string) => `${literally(text)}%`

/** The points of a country that a search finds, by postal code. */
export async function findPickupPoints(db: Db, search: PickupSearch, culture: Culture): Promise<PickupPoint[]> {
  const { countryId, city, postalCode } = search
  return db
    .selectFrom('pickup_point')
    .select(['id', 'code', 'name', 'street', 'postal_code as postalCode', 'city', 'country_id as countryId'])
    .select(['latitude', 'longitude', localized('hours', culture).as('hours')])
    .where('country_id', '=', countryId)
    .where(sql<boolean>`city ilike ${beginning(city)}`)
    .where(sql<boolean>`postal_code ilike ${beginning(postalCode)}`)
    .orderBy('postal_code')
    .orderBy('id')
    .limit(mostPoints)
    .execute()
}

import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'
import type { StoreHours } from '../../../data/tables/content.ts'
import { collator } from '../../culture/formatters.ts'

/** One of the shop's own stores, with its country in the culture's language. */
export type Store = {
  id: number
  slug: string
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  phone: string
  latitude: number
  longitude: number
  hours: StoreHours
}

/** All stores, by country and city as the culture sorts them. */
export async function listStores(db: Db, culture: Culture): Promise<Store[]> {
  const rows = await db
    .selectFrom('shop_store')
    .innerJoin('country', 'country.id', 'shop_store.country_id')
    .select(['shop_store.id', 'slug', 'shop_store.name', 'street', 'postal_code as postalCode', 'city'])
    .select(['phone', 'latitude', 'longitude', 'hours'])
    .select(localized('country.name', culture).as('country'))
    .execute()
  const { compare } = collator(culture)
  return rows.toSorted((one, other) => compare(one.country, other.country) || compare(one.city, other.city))
}

/** `first` and `last` count from Monday, 0. */
export type DayRun = { first: number; last: number; spans: StoreHours[number] }

/** Consecutive days with the same hours are one entry. */
export function dayRuns(hours: StoreHours): DayRun[] {
  const runs: DayRun[] = []
  for (const [day, spans] of hours.entries()) {
    const before = runs.at(-1)
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) before.last = day
    else runs.push({ first: day, last: day, spans })
  }
  return runs
}

export type CollectPoint = {
  id: number
  name: string
  street: string
  postalCode: string
  city: string
  latitude: number
  longitude: number
}

/** All pickup points of a country, by city and postal code. */
export const countryPoints = (db: Db, countryId: number): Promise<CollectPoint[]> =>
  db
    .selectFrom('pickup_point')
    .select(['id', 'name', 'street', 'postal_code as postalCode', 'city', 'latitude', 'longitude'])
    .where('country_id', '=', countryId)
    .orderBy('city')
    .orderBy('postal_code')
    .orderBy('id')
    .execute()

import { sql } from 'kysely'
import { localized } from '../../../data/catalogue/localized.ts'
import type { Culture } from '../../../data/cultures.ts'
import type { Db } from '../../../data/schema.ts'
import type { PickupKind } from '../../../data/tables/service.ts'

export type PickupPoint = {
  id: number
  code: string
  carrier: string
  kind: PickupKind
  name: string
  street: string
  postalCode: string
  city: string
  countryId: number
  latitude: number
  longitude: number
  phone: string
  /** Entries, separated by semicolons. */
  hours: string
  latestDrop: string
}

/** A result of a search; `distance` in kilometres from the searched place. */
export type FoundPoint = PickupPoint & { distance: number }

/** The centre of a search: a postal code, or a city without one. `radius` in kilometres. */
export type PickupSearch = {
  carrier: string
  countryId: number
  postalCode: string
  city: string
  radius: number
  limit: number
}

/** Kilometres; the radius of the earth. */
const EARTH = 6371

/** The distance in kilometres between a point of the table and two columns, by the haversine formula. */
const distanceTo = (latitude: string, longitude: string) => sql<number>`${EARTH} * 2 * asin(sqrt(
  power(sin(radians(pickup_point.latitude - ${sql.ref(latitude)}) / 2), 2)
  + cos(radians(${sql.ref(latitude)})) * cos(radians(pickup_point.latitude))
  * power(sin(radians(pickup_point.longitude - ${sql.ref(longitude)}) / 2), 2)))::float8`

const columns = [
  ...(['id', 'code', 'carrier', 'kind', 'name', 'street', 'city', 'phone'] as const),
  ...(['postal_code as postalCode', 'country_id as countryId', 'latitude', 'longitude'] as const),
  'latest_drop as latestDrop',
] as const

/**
 * The points of a carrier near a place, the nearest first. The demo derives the position of a place from its points:
 * the centre of those that share the longest prefix of the postal code, or that are in the city.
 */
export async function findPickupPoints(db: Db, search: PickupSearch, culture: Culture): Promise<FoundPoint[]> {
  const { carrier, countryId, radius, limit } = search
  const code = search.postalCode.toUpperCase().replace(/\s+/g, ' ')
  const middles = sql<{ latitude: number; longitude: number }>`(
    select avg(p.latitude)::float8 as latitude, avg(p.longitude)::float8 as longitude
    from generate_series(0, length(${code}::text)) as letters
      join pickup_point p on p.country_id = ${countryId}
        and left(p.postal_code, letters) = left(${code}::text, letters)
        and (letters >= 2 or (${code}::text = '' and lower(p.city) = lower(${search.city}::text)))
    group by letters order by letters desc limit 1)`.as('middle')
  return db
    .selectFrom('pickup_point')
    .innerJoin(middles, (join) => join.onTrue())
    .select([...columns.map((column) => `pickup_point.${column}` as const), localized('hours', culture).as('hours')])
    .select(distanceTo('middle.latitude', 'middle.longitude').as('distance'))
    .where('country_id', '=', countryId)
    .where('carrier', '=', carrier)
    .where(distanceTo('middle.latitude', 'middle.longitude'), '<=', radius)
    .orderBy('distance')
    .orderBy('pickup_point.id')
    .limit(limit)
    .execute()
}

/** A point by the carrier's name for it; the shop's own points are named by their id. */
export async function pickupPointOf(
  db: Db,
  carrier: string,
  ref: string,
  culture: Culture,
): Promise<PickupPoint | undefined> {
  return db
    .selectFrom('pickup_point')
    .select([...columns, localized('hours', culture).as('hours')])
    .where('carrier', '=', carrier)
    .where((e) => (carrier === 'static' ? e(sql<string>`id::text`, '=', ref) : e('code', '=', ref)))
    .executeTakeFirst()
}

/** The carrier's name for a point. */
export const refOf = ({ carrier, id, code }: PickupPoint): string => (carrier === 'static' ? String(id) : code)

/** The city of the point that is nearest to a position; undefined if none is within 100 km. */
export async function placeNear(db: Db, latitude: number, longitude: number) {
  const here = sql<{ latitude: number; longitude: number }>`(
    select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude)`.as('here')
  const nearest = await db
    .selectFrom('pickup_point')
    .innerJoin(here, (join) => join.onTrue())
    .select(['postal_code as postalCode', 'city', 'country_id as countryId'])
    .select(distanceTo('here.latitude', 'here.longitude').as('distance'))
    .orderBy('distance')
    .executeTakeFirst()
  return nearest && nearest.distance <= 100 ? nearest : undefined
}

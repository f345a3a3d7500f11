import { array, coerce, create, defaulted, literal, nullable, number, string, type, union, unknown } from 'superstruct'
import type { PickupAnswer, Place } from './pickup.ts'

/** A text; '' if it is missing. */
const text = defaulted(
  coerce(string(), union([number(), literal(null)]), (value) => `${value ?? ''}`),
  '',
)

const Point = type({
  PublicAccessPointID: text,
  ConsigneeName: text,
  Address: text,
  PostCode: text,
  City: text,
  CountryId: text,
  PhoneNumber: text,
  PickupPointType: text,
  Distance: defaulted(nullable(number()), null),
  Geocode: defaulted(nullable(type({ Latitude: number(), Longitude: number() })), null),
  ImageURL: text,
  Comments: text,
  StandardHoursOfOperation: text,
  Informations: text,
  LatestAirDropOffTime: text,
  AdditionalChargeIndicator: defaulted(unknown(), null),
  SpecialInstructions: text,
  AdditionalComments: text,
})

const PointsAnswer = type({
  ResponseStatusDescription: text,
  PickupPointViewModels: defaulted(nullable(array(Point)), []),
})

/** Reads the points of a carrier (§3); undefined when its status is not `Success` (§8). */
export function readPickupPoints(answer: unknown): PickupAnswer {
  const { ResponseStatusDescription: status, PickupPointViewModels: points } = create(answer, PointsAnswer)
  if (status !== 'Success') return undefined
  return (points ?? []).map((point) => {
    const { PublicAccessPointID: id, ConsigneeName: name, Address: street, PostCode: postalCode, City: city } = point
    const { CountryId: countryId, PhoneNumber: phone, PickupPointType: kind } = point
    return { id, name, street, postalCode, city, countryId, phone, type: kind, details: detailsOf(point) }
  })
}

const DETAILS = [
  ...(['Distance', 'Geocode', 'ImageURL', 'Comments', 'StandardHoursOfOperation', 'Informations'] as const),
  ...(['LatestAirDropOffTime', 'AdditionalChargeIndicator', 'SpecialInstructions', 'AdditionalComments'] as const),
]

const detailsOf = <T extends Record<(typeof DETAILS)[number], unknown>>(point: T) =>
  Object.fromEntries(DETAILS.map((name) => [name, point[name]])) as Pick<T, (typeof DETAILS)[number]>

const PlacesAnswer = array(type({ Address: text, PostalCode: text, City: text, CountryId: text }))

/** Reads the places that match a text or a position. */
export const readPlaces = (answer: unknown): Place[] =>
  create(answer, PlacesAnswer).map(
    ({ Address: address, PostalCode: postalCode, City: city, CountryId: countryId }) => ({
      address,
      postalCode,
      city,
      countryId,
    }),
  )

import { atom } from 'nanostores'
import { array, coerce, create, defaulted, literal, nullable, number, string, type, union, unknown } from 'superstruct'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { settings } from '../../runtime/page/settings.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { Num } from '../wire.ts'

/** The person who collects a parcel: the names in the form, '' if it has none. */
export type Collector = { firstName: string; lastName: string }

/** The names of the form whose search is open. */
export const $collector = atom<Collector>({ firstName: '', lastName: '' })

/** The details of a pickup point beside its address, with the names of §3. */
export type PickupDetails = {
  Distance: number | null
  Geocode: { Latitude: number; Longitude: number } | null
  ImageURL: string
  Comments: string
  StandardHoursOfOperation: string
  Informations: string
  LatestAirDropOffTime: string
  AdditionalChargeIndicator: unknown
  SpecialInstructions: string
  AdditionalComments: string
}

/** A point where parcels can be collected. */
export type PickupPoint = {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  countryId: string
  phone: string
  type: string
  details: PickupDetails
}

/** The parameters of a search (§3); `radius` is in the unit of the carrier and the page. */
export type PickupAsk = {
  city: string
  postalCode: string
  countryCode: string
  address: string
  shippingMethodId: string
  radius: number
  limit: number
}

/** The answer of a carrier: undefined when its status is not `Success`. */
export type PickupAnswer = PickupPoint[] | undefined

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
  Distance: defaulted(nullable(Num), null),
  Geocode: defaulted(nullable(type({ Latitude: Num, Longitude: Num })), null),
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

/** Reads the points that a carrier found (§3); undefined when its status is not `Success` (§8). */
function readPickupPoints(answer: unknown): PickupAnswer {
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

/** Searches the points of a carrier (§7). Throws ShopError. */
export const searchPickupPoints = (signal: AbortSignal, carrier: string, ask: PickupAsk): Promise<PickupAnswer> =>
  request('POST', `/api/v1/shipping/${encodeURIComponent(carrier)}/getpickuppoints`, {
    body: {
      City: ask.city,
      PostalCode: ask.postalCode,
      CountryCode: ask.countryCode,
      Address: ask.address,
      ShippingMethodId: wireId(ask.shippingMethodId),
      SearchRadius: ask.radius,
      MaximumListSize: ask.limit,
      CultureName: settings().culture,
    },
    read: readPickupPoints,
    quiet: true,
    signal,
  })

/**
 * Stores a point for the cart (§3, §7). With the carrier `static` the point is one of the shop's own, and has its id.
 * Throws ShopError.
 */
export const postPickupPoint = (point: PickupPoint, shippingMethodId: string, carrier: string) => {
  const { firstName, lastName } = $collector.get()
  return request('POST', '/api/v1/shoppingcarts/externalpickuppoint', {
    body: {
      ShippingFirstName: firstName,
      ShippingLastName: lastName,
      ShippingMethodId: wireId(shippingMethodId),
      PickupPointName: point.name,
      ShippingStreet1: point.street,
      ShippingPostalCode: point.postalCode,
      ShippingCity: point.city,
      ShippingCountryId: wireId(point.countryId),
      ShippingPhoneNumber: point.phone,
      ...point.details,
      ExternalPickupPointRef: point.id,
      PickupPointType: point.type,
      ...(carrier === 'static' && { PickupPointId: wireId(point.id) }),
    },
  })
}

/** A place that matches a text; the address is the street, if it is known. */
export type Place = { address: string; postalCode: string; city: string; countryId: string }

/** The query: a typed text in a country, or the shopper's position. */
export type PlaceAsk = { text: string; countryId: string } | { latitude: number; longitude: number }

const PlacesAnswer = array(type({ Address: text, PostalCode: text, City: text, CountryId: text }))

const readPlaces = (answer: unknown): Place[] =>
  create(answer, PlacesAnswer).map(
    ({ Address: address, PostalCode: postalCode, City: city, CountryId: countryId }) => ({
      address,
      postalCode,
      city,
      countryId,
    }),
  )

/** Asks a service of places: `{culture}/widget/places`, or one with the same answer. Throws ShopError. */
export const getPlaces = (signal: AbortSignal, ask: PlaceAsk, src: string): Promise<Place[]> =>
  request('GET', src || cultureUrl('widget/places'), {
    query: ask,
    read: readPlaces,
    quiet: true,
    signal,
  })

import { atom } from 'nanostores'
import { cultureUrl } from '../../runtime/page/paths.ts'
import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { settings } from '../../runtime/page/settings.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** The person who collects a parcel: the names in the form, '' if it has none. */
export type Collector = { firstName: string; lastName: string }

/** The names of the form whose search is open. */
export const $collector = atom<Collector>({ firstName: '', lastName: '' })

/** The details of a point beside its address, with the names of §3. */
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

const answers = () => arrive('the answers of the checkout', import('./pickup-answers.ts'))

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
    read: answers().then(({ readPickupPoints }) => readPickupPoints),
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

/** Searches a service of places: `{culture}/widget/places`, or one with the same answer. Throws ShopError. */
export const getPlaces = (signal: AbortSignal, ask: PlaceAsk, src: string): Promise<Place[]> =>
  request('GET', src || cultureUrl('widget/places'), {
    query: ask,
    read: answers().then(({ readPlaces }) => readPlaces),
    quiet: true,
    signal,
  })

import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { choosePoint } from '../../shop/pickup/collection.ts'
import { type FoundPoint, findPickupPoints, refOf } from '../../shop/pickup/points.ts'

/** POST {carrier}/getpickuppoints: the points of a carrier near an address (§7). */
export const pickupPoints = new Hono<Shop>()

/** POST externalpickuppoint: stores a point for the visitor's basket (§7). */
export const pickupCalls = new Hono<Shop>()

/** The radius in kilometres and the number of points: the defaults, and the most that a search may ask for. */
const radius = { usual: 20, most: 100 }
const count = { usual: 50, most: 200 }

/** A postal code for which the demo's carrier fails. */
const failing = '99999'

const model = (c: ShopContext, point: FoundPoint) => ({
  PublicAccessPointID: refOf(point),
  ConsigneeName: point.name,
  Address: point.street,
  PostCode: point.postalCode,
  City: point.city,
  CountryId: point.countryId,
  Distance: Math.round(point.distance * 100) / 100,
  PhoneNumber: point.phone,
  Geocode: { Latitude: point.latitude, Longitude: point.longitude },
  ImageURL: '',
  Comments: '',
  StandardHoursOfOperation: point.hours,
  Informations: c.get('t')(`Pickup.Informations.${point.kind}`),
  LatestAirDropOffTime: point.latestDrop,
  AdditionalChargeIndicator: false,
  SpecialInstructions: c.get('t')(`Pickup.Instructions.${point.kind}`),
  AdditionalComments: '',
  PickupPointType: point.kind,
})

const within = (value: number | undefined, { usual, most }: { usual: number; most: number }) =>
  Math.min(Math.max(value || usual, 1), most)

const withBody = (answer: (c: ShopContext, fields: Fields) => Promise<Response>) => async (c: ShopContext) => {
  const body = await readBody(c)
  return body.ok ? answer(c, body.fields) : refuseJson(c, body.status, body.key)
}

const none = { ResponseStatusDescription: 'Failure', PickupPointViewModels: [] }

pickupPoints.post(
  '/:carrier/getpickuppoints',
  withBody(async (c, fields) => {
    const { culture, db } = c.var
    const method = await db
      .selectFrom('shipping_method')
      .select('carrier')
      .where('id', '=', wholeNumber(fields.ShippingMethodId) ?? 0)
      .where('carrier', '=', c.req.param('carrier') ?? '')
      .executeTakeFirst()
    if (!method?.carrier) return refuseJson(c, 404, 'Pickup.CarrierUnknown')
    const country = await db
      .selectFrom('country')
      .select('id')
      .where('code', '=', textOf(fields, 'CountryCode').toUpperCase())
      .executeTakeFirst()
    if (!country) return refuseJson(c, 400, 'Answers.CountryUnknown')
    const postalCode = textOf(fields, 'PostalCode').slice(0, 12)
    if (postalCode === failing) return c.json(none)
    const found = await findPickupPoints(
      db,
      {
        ...{ carrier: method.carrier, countryId: country.id, postalCode },
        city: textOf(fields, 'City').slice(0, 80),
        radius: within(Number(fields.SearchRadius), radius),
        limit: within(wholeNumber(fields.MaximumListSize), count),
      },
      culture,
    )
    return c.json({
      ResponseStatusDescription: 'Success',
      PickupPointViewModels: found.map((point) => model(c, point)),
    })
  }),
)

pickupCalls.post(
  '/externalpickuppoint',
  withBody(async (c, fields) => {
    const isKept = await choosePoint(c, {
      methodId: wholeNumber(fields.ShippingMethodId),
      ref: textOf(fields, 'ExternalPickupPointRef').slice(0, 40),
      firstName: textOf(fields, 'ShippingFirstName').slice(0, 60),
      lastName: textOf(fields, 'ShippingLastName').slice(0, 60),
    })
    return isKept ? c.json(true) : refuseJson(c, 400, 'Pickup.PointUnknown')
  }),
)

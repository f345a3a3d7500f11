import type { ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { queryFields, textOf, wholeNumber } from '../../http/body.ts'
import { suggestPlaces } from '../../shop/pickup/places.ts'
import { placeNear } from '../../shop/pickup/points.ts'

/** Characters; longer texts are not searched. */
const longestText = 120

type Place = { street: string; postalCode: string; city: string; countryId: number }

const wire = ({ street, postalCode, city, countryId }: Place) => ({
  Address: street,
  PostalCode: postalCode,
  City: city,
  CountryId: countryId,
})

/** `{culture}/widget/places`: the places that match a typed address, or the place at the visitor's position. */
export async function places(c: ShopContext): Promise<Response> {
  const { db } = c.var
  const fields = queryFields(c)
  c.header('Cache-Control', 'private, no-store')
  if (fields.latitude !== undefined || fields.longitude !== undefined) {
    const [latitude, longitude] = [Number(fields.latitude), Number(fields.longitude)]
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return refuse(c, 400, 'Answers.Place')
    const found = await placeNear(db, latitude, longitude)
    return c.json(found ? [wire({ street: '', ...found })] : [])
  }
  const text = textOf(fields, 'text').slice(0, longestText)
  const found = await suggestPlaces(db, wholeNumber(fields.countryId) ?? 0, text)
  return c.json(found.map(wire))
}

import type { Db } from '../../../data/schema.ts'
import { type City, findCities } from '../cart/city.ts'

/** A typed address: `12 rue Haute, 69005 Lyon`. */
export type TypedAddress = { street: string; postalCode: string; city: string }

/** A postal code of one of the countries, followed by the city. */
const WITH_CODE = /(?:^|[\s,])((?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{4,5}|[A-Z]\d{2})(?![\d\p{L}]))[\s,]*([^,]*)$/iu

/** Reads a typed address; without a postal code, the text after the last comma is the city. */
export function readTyped(text: string): TypedAddress {
  const found = WITH_CODE.exec(text)
  if (found)
    return { street: trimmed(text.slice(0, found.index)), postalCode: found[1] ?? '', city: trimmed(found[2] ?? '') }
  const comma = text.lastIndexOf(',')
  return { street: trimmed(text.slice(0, Math.max(comma, 0))), postalCode: '', city: trimmed(text.slice(comma + 1)) }
}

const trimmed = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')

/** The cities of a country that match a typed address, each with the typed street. */
export async function suggestPlaces(db: Db, countryId: number, text: string) {
  const { street, postalCode, city } = readTyped(text)
  const found: City[] = await findCities(db, countryId, `${postalCode} ${city}`)
  return found.map((place) => ({ street, postalCode: place.postalCode, city: place.name, countryId }))
}

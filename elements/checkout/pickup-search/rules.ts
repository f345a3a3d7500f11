import type { Place } from '../../../stores/checkout/pickup.ts'

/** A postal code at the start of a text or of a part of it, and the city that follows. */
const WITH_CODE = /(?:^|[\s,])((?:\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{4,5})(?![\d\p{L}]))[\s,]*([^,]*)$/iu

const trimmed = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')

/**
 * Parses a typed address (§5): `12 rue Haute, 69005 Lyon`. Without a postal code, the text after the last comma is the
 * city.
 */
export function readAddress(text: string): Omit<Place, 'countryId'> {
  const found = WITH_CODE.exec(text)
  if (found) {
    const [, postalCode = '', city = ''] = found
    return { address: trimmed(text.slice(0, found.index)), postalCode, city: trimmed(city) }
  }
  const comma = text.lastIndexOf(',')
  return { address: trimmed(text.slice(0, Math.max(comma, 0))), postalCode: '', city: trimmed(text.slice(comma + 1)) }
}

export const placeText = ({ address, postalCode, city }: Omit<Place, 'countryId'>): string =>
  [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')

/** Semicolons separate the lines (§3). */
export const hourLines = (hours: string): string[] =>
  hours
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)

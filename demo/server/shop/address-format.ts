import { formatAddress } from 'localized-address-format'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { PostalAddress } from '../../data/tables/orders.ts'

export type PlaceField = 'PostalCode' | 'City' | 'Region'

const marks: Record<PlaceField, string> = { PostalCode: '{code}', City: '{city}', Region: '{region}' }

export function placeFields(country: string): PlaceField[] {
  const lines = formatAddress({
    postalCountry: country,
    postalCode: marks.PostalCode,
    locality: marks.City,
    administrativeArea: marks.Region,
  }).join(' ')
  return (Object.keys(marks) as PlaceField[])
    .filter((name) => lines.includes(marks[name]))
    .sort((one, other) => lines.indexOf(marks[one]) - lines.indexOf(marks[other]))
}

export const addressLines = (address: PostalAddress, country: string): string[] =>
  formatAddress({
    postalCountry: country,
    name: `${address.firstName} ${address.lastName}`,
    addressLines: [address.street1, address.street2 ?? ''].filter((line) => line !== ''),
    postalCode: address.postalCode,
    locality: address.city,
    ...(address.region && { administrativeArea: address.region }),
  })

/** Whether the postal codes of a country have only digits: a phone then shows the numeric keyboard. */
export const hasDigitsOnly = (country = ''): boolean =>
  postcodeValidatorExistsForCountry(country) &&
  ['1111', '11111'].some((code) => postcodeValidator(code, country)) &&
  !postcodeValidator('1111-111', country)

import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Countries whose postal codes have a letter before them on letters from abroad: `B-1000`. */
const withLetter = (code: string, country: string) =>
  country === 'PT' ? code : code.replace(/^(?:A|B|D|E|F|I|L|NL|AT|BE|DE|ES|FR|IT|LU)\s?-\s?/i, '')

/** Whether a text has the format of postal codes in a country (a code of two letters, in capitals). */
export function isPostalCode(text: string, country: string): boolean {
  const code = withLetter(text, country).toUpperCase()
  return postcodeValidatorExistsForCountry(country)
    ? postcodeValidator(code, country)
    : /^[A-Z\d][A-Z\d\s-]*$/.test(code)
}

/** Whether a text is a phone number: in the national format of the country, or with `+` before it. */
export const isPhone = (text: string, country: string): boolean =>
  /^[\d\s()+./-]+$/.test(text) && isValidPhoneNumber(text, country as Parameters<typeof isValidPhoneNumber>[1] & string)

import { addressPart } from '../../../stores/checkout/form-address.ts'

/**
 * The country of the bill, or of the delivery where the bill goes there, as a form has it: its id and, where the page has them, its two
 * letters. A form without an address gives the id that is passed.
 */
export function countryOf(form: HTMLFormElement | null, id: string): { id: string; code: string } {
  const country = addressPart(form, 'Billing', 'CountryId') ?? addressPart(form, 'Shipping', 'CountryId')
  return country ? { id: country.value, code: country.countryCode } : { id, code: '' }
}

import { addressPart } from '../../../stores/checkout/form-address.ts'

/**
 * The country of the billing address, or of the delivery if the bill uses that address: its id and, if the page has
 * them, its two letters. A form without an address returns the id that is passed.
 */
export function countryOf(form: HTMLFormElement | null, id: string): { id: string; code: string } {
  const country = addressPart(form, 'Billing', 'CountryId') ?? addressPart(form, 'Shipping', 'CountryId')
  return country ? { id: country.value, code: country.countryCode } : { id, code: '' }
}

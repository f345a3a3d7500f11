import { addressPart } from '../../../stores/checkout/form-address.ts'

/** The country is that of the billing address, else of the delivery, else `id`. `code` is two letters, or empty. */
export function countryOf(form: HTMLFormElement | null, id: string): { id: string; code: string } {
  const country = addressPart(form, 'Billing', 'CountryId') ?? addressPart(form, 'Shipping', 'CountryId')
  return country ? { id: country.value, code: country.countryCode } : { id, code: '' }
}

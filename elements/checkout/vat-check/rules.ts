import { ofForm } from '../../../runtime/forms/of-form.ts'

/**
 * The country of the bill, or of the delivery where the bill goes there, as a list or a hidden field of the form has it: its id and,
 * where an option says so, its two letters. Without such a field, the id that is given.
 */
export function countryOf(form: HTMLFormElement | null, id: string): { id: string; code: string } {
  const fields = ['BillingCountryId', 'ShippingCountryId'].map(
    (name) => form && ofForm(form, 'elements').namedItem(name),
  )
  const field = fields.find((one) => one instanceof HTMLElement && !one.matches(':disabled'))
  if (field instanceof HTMLSelectElement) {
    return { id: field.value, code: field.selectedOptions[0]?.dataset.countryCode ?? '' }
  }
  return { id: field instanceof HTMLInputElement ? field.value : id, code: '' }
}

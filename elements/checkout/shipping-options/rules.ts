import type { DeliveryChoice } from '../../../stores/checkout/checkout.ts'

const isCode = (text: string | undefined): text is string => /^[A-Za-z]{2}$/.test(text ?? '')

/** The code is the `data-country-code`, or a value of two letters. */
function codeOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  const { dataset } = (field instanceof HTMLSelectElement && field.selectedOptions[0]) || field
  return [dataset.countryCode, field.value].find(isCode)?.toUpperCase()
}

const isOption = (field: HTMLInputElement) => field.type === 'radio' || field.type === 'checkbox'

/**
 * The choice that a changed field makes for the delivery; undefined for any other field. `isOwn`: the field is inside
 * the tag.
 */
export function choiceOf(field: EventTarget | null, form: FormData, isOwn: boolean): DeliveryChoice | undefined {
  if (field instanceof HTMLInputElement && isOption(field) && !field.checked) return undefined
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.value === '') return undefined
  if (field.name === 'ShippingMethodId') return isOwn ? { method: field.value } : undefined
  if (!['ShippingCountryId', 'CountryCode'].includes(field.name) && !field.matches('[data-country-code]'))
    return undefined
  const country = codeOf(field)
  if (country) return { country }
  const billing = form.get('BillingCountryId')
  return { countryId: field.value, billingCountryId: typeof billing === 'string' ? billing : field.value }
}

import { ofForm } from '../../runtime/forms/of-form.ts'

/** The fields of an address by their names in the shop's model: `FirstName`, `Street1` … */
type Model = Record<string, unknown>

/** A value of an address, and the two letters of its country if the page has them (`data-country-code`). */
type Part = { value: string; countryCode: string }

/** The address of a picker's radio, from `data-address`. Undefined if it is missing or invalid. */
export function modelOf(radio: HTMLElement): Model | undefined {
  try {
    const model: unknown = JSON.parse(radio.dataset.address ?? '')
    return typeof model === 'object' && model !== null ? (model as Model) : undefined
  } catch {
    return undefined
  }
}

/**
 * The value of a property in one of a form's addresses: from the field of that name, or from the chosen radio of a
 * picker. Disabled fields do not count. Undefined if the form has neither.
 */
export function addressPart(
  form: HTMLFormElement | null,
  kind: 'Shipping' | 'Billing',
  name: string,
): Part | undefined {
  const find = (selector: string) =>
    form ? [...ofForm(form, 'elements')].find((control) => control.matches(`${selector}:enabled`)) : undefined
  const field = find(`[name="${kind}${name}"]`)
  if (field instanceof HTMLSelectElement) return partOf(field.value, field.selectedOptions[0])
  if (field instanceof HTMLInputElement) return partOf(field.value, field)
  const radio = find(`[name="Existing${kind}AddressId"]:checked`)
  if (!(radio instanceof HTMLElement)) return undefined
  const value = modelOf(radio)?.[name]
  return value === undefined || value === null ? undefined : partOf(String(value), radio)
}

const partOf = (value: string, source: HTMLElement | undefined): Part => ({
  value: value.trim(),
  countryCode: source?.dataset.countryCode ?? '',
})

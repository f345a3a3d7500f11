import { ofForm } from '../../runtime/forms/of-form.ts'

/** The fields of an address by their names in the shop's model: `FirstName`, `Street1` … */
type Model = Record<string, unknown>

/** A value of an address, and the two letters of its country where the page has them (`data-country-code`). */
type Part = { value: string; countryCode: string }

/** The address of a radio of a picker, in `data-address`. Undefined when it has none that can be read. */
export function modelOf(radio: HTMLElement): Model | undefined {
  try {
    const model: unknown = JSON.parse(radio.dataset.address ?? '')
    return typeof model === 'object' && model !== null ? (model as Model) : undefined
  } catch {
    return undefined
  }
}

/**
 * What a form has of one of its addresses, by a name of the model: in the field of that name, or with the radio of a picker that is
 * chosen. What is disabled does not count. Undefined when the form has neither.
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

import { ofForm } from '../../../runtime/forms/of-form.ts'
import { type Bounds, CHOICE, DEFAULT_QUANTITY, isAllowedQuantity } from './rules.ts'

/** Returns false for an element of a product inside this one. */
export const isOwn = (host: Element, node: Element) => ofForm(node, 'closest')('product-variations') === host

export const choiceFields = (form: HTMLFormElement) =>
  [...ofForm(form, 'elements')].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && CHOICE.test(field.name),
  )

/** The chosen values, as one text for comparison. */
export const choiceOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([name]) => CHOICE.test(name)))

/** Returns the values whose variant the server's page shows. */
export function serverChoiceOf(form: HTMLFormElement): string {
  const chosen = choiceFields(form).flatMap((field) => {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find((one) => one.defaultSelected) ?? field.options[0]
      return option ? [[field.name, option.value]] : []
    }
    return field.type !== 'radio' || field.defaultChecked ? [[field.name, field.value]] : []
  })
  return JSON.stringify(chosen)
}

/** True for a form that names the variant to buy. */
export const isVariationForm = (form: HTMLFormElement) =>
  ofForm(form, 'elements').namedItem('ProductVariantId') !== null || choiceFields(form).length > 0

export const quantityField = (form: HTMLFormElement) =>
  [...ofForm(form, 'elements')].find(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && /^quantity$/i.test(field.name),
  )

export const isPlainQuantity = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^quantity$/i.test(field.name) && !field.closest('quantity-input:defined')

/** The bounds are those of `quantity-input`, else of the native field. */
export function boundsOf(form: HTMLFormElement): Bounds {
  const field = quantityField(form)
  const around = field?.closest('quantity-input')
  const min = Number(around?.getAttribute('min-qty') ?? field?.min)
  const max = Number(around?.getAttribute('max-qty') ?? field?.max)
  return { min: min > 0 ? min : DEFAULT_QUANTITY, max: Math.max(max || 0, 0) }
}

/** Returns undefined for invalid text, and outside the bounds. */
export function typedQuantity(form: HTMLFormElement): number | undefined {
  const text = quantityField(form)?.value.trim().replace(',', '.') ?? ''
  const value = text === '' ? undefined : Number(text)
  return isAllowedQuantity(value, boundsOf(form)) ? value : undefined
}

/** Before the first answer: disables the values that the server has marked as unavailable. */
export function closeMarkedOptions(select: HTMLSelectElement): void {
  for (const option of select.options) {
    if ((option.dataset.unavailable ?? 'false').toLowerCase() !== 'false') option.disabled = !option.selected
  }
}

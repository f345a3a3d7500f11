import { SKU_FIELD, VARIANT_FIELD } from './rules.ts'

/** What was typed and not kept by the shop, by variant. It outlives the form, the element and in-page visits. */
const drafts = new Map<string, string>()

/** The field of the reference, if this is its form. */
export function skuField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(SKU_FIELD)
  return field instanceof HTMLInputElement ? field : undefined
}

/** The variant that a form is about: its own hidden field says it better than the element, which changes first. */
export function variantOf(form: HTMLFormElement, other: string): string {
  const field = form.elements.namedItem(VARIANT_FIELD)
  return field instanceof HTMLInputElement && field.value !== '' ? field.value : other
}

/** Notes what is typed; what the shop keeps already is no draft. */
export function noteDraft(variantId: string, field: HTMLInputElement): void {
  if (field.value.trim() === field.defaultValue.trim()) drafts.delete(variantId)
  else drafts.set(variantId, field.value)
}

/** What was typed for a variant and not kept. */
export const draftOf = (variantId: string): string | undefined => drafts.get(variantId)

/** The shop has kept a reference: only what was typed since is a draft. */
export function dropDraft(variantId: string, sku: string): void {
  if (drafts.get(variantId)?.trim() === sku) drafts.delete(variantId)
}

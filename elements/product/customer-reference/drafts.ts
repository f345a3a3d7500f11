/** What was typed and not kept by the shop, by variant. It outlives the form, the element and in-page visits. */
const drafts = new Map<string, string>()

/** What was typed for a variant and not kept. */
export const draftOf = (variantId: string): string | undefined => drafts.get(variantId)

/** Notes what is typed; what the shop has kept already is no draft. */
export function noteDraft(variantId: string, typed: string, kept: string): void {
  if (typed.trim() === kept.trim()) drafts.delete(variantId)
  else drafts.set(variantId, typed)
}

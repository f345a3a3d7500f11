/**
 * The drafts by variant: typed text that the shop has not stored. They outlive the form, the element and in-page
 * visits.
 */
const drafts = new Map<string, string>()

export const draftOf = (variantId: string): string | undefined => drafts.get(variantId)

/** Text that the shop has already stored is no draft. */
export function noteDraft(variantId: string, typed: string, kept: string): void {
  if (typed.trim() === kept.trim()) drafts.delete(variantId)
  else drafts.set(variantId, typed)
}

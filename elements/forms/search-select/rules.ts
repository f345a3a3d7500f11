import { type Choice, foldedOf } from '../../../runtime/popups/choices.ts'
import { fold } from '../../../runtime/text/fold.ts'

/** §9: the search field of a list for one choice is there from a threshold on, and never without one. */
export const hasSearchField = (options: number, threshold: number | undefined): boolean =>
  threshold !== undefined && options >= threshold

/**
 * The choices that hold every typed term, in their order; case and diacritics do not count. All of them for none. An option
 * without a value is a prompt, and no result.
 */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const terms = fold(typed).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return choices
  return choices.filter((choice) => {
    if (choice.option.value === '') return false
    const text = foldedOf(choice)
    return terms.every((term) => text.includes(term) || (choice.group !== '' && fold(choice.group).includes(term)))
  })
}

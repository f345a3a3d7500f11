import { type Choice, foldedOf } from '../../../runtime/popups/choices.ts'
import { fold } from '../../../runtime/text/fold.ts'

/** §9: the search field of a list for one choice is there from a threshold on, and never without one. */
export const hasSearchField = (options: number, threshold: number | undefined): boolean =>
  threshold !== undefined && options >= threshold

/**
 * The choices that hold every typed word, in their order; case and diacritics do not count. All of them for no word. An option
 * without a value is a prompt, and no result.
 */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return choices
  return choices.filter((choice) => {
    if (choice.option.value === '') return false
    const text = foldedOf(choice)
    return words.every((word) => text.includes(word) || (choice.group !== '' && fold(choice.group).includes(word)))
  })
}

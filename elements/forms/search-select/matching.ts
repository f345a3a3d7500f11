import type { Choice } from '../../../runtime/popups/choices.ts'
import { fold } from '../../../runtime/text/fold.ts'

/** Folded texts by option, so that thousands of options are folded once and not at each key. */
const folded = new WeakMap<HTMLOptionElement, { text: string; folded: string }>()

function foldedOf({ option, text }: Choice): string {
  const known = folded.get(option)
  if (known?.text === text) return known.folded
  const made = { text, folded: fold(text).trim() }
  folded.set(option, made)
  return made.folded
}

/** Every term must match, regardless of case and diacritics. An option without a value is a prompt, and no result. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const terms = fold(typed).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return choices
  return choices.filter((choice) => {
    if (choice.option.value === '') return false
    const text = foldedOf(choice)
    return terms.every((term) => text.includes(term) || (choice.group !== '' && fold(choice.group).includes(term)))
  })
}

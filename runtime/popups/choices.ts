import { sendChange } from '../forms/send-change.ts'
import { fold } from '../text/fold.ts'

/** One option of a native select, as a list shows it. */
export type Choice = { option: HTMLOptionElement; text: string; group: string; isDisabled: boolean }

/** The options of a select now, in its order. Hidden ones, such as a prompt, are left out. */
export const choicesOf = (select: HTMLSelectElement): Choice[] =>
  [...select.options]
    .filter((option) => !option.hidden)
    .map((option) => {
      const parent = option.parentElement
      const group = parent instanceof HTMLOptGroupElement ? parent : undefined
      const isDisabled = option.disabled || (group?.disabled ?? false)
      return { option, text: option.label, group: group?.label ?? '', isDisabled }
    })

/** Folded texts by option, so that thousands are folded once and not with each key. */
const folded = new WeakMap<HTMLOptionElement, { text: string; folded: string }>()

/** The text of a choice, folded. */
export function foldedOf({ option, text }: Choice): string {
  const known = folded.get(option)
  if (known?.text === text) return known.folded
  const made = { text, folded: fold(text).trim() }
  folded.set(option, made)
  return made.folded
}

/** What a select is called: its own label, else the text of its labels without what is inside the tag. */
export function nameOf(select: HTMLSelectElement, host: Element): string {
  const referred = (select.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const own = select.getAttribute('aria-label') ?? ''
  const labels = [...select.labels].map((label) => textOf(label, host)).join(' ')
  return [referred, own, labels, select.title].map((text) => text.trim().replace(/\s+/g, ' ')).find(Boolean) ?? ''
}

function textOf(node: Node, without: Element): string {
  if (node === without) return ''
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  return [...node.childNodes].map((child) => textOf(child, without)).join('')
}

/** Chooses as a person does: the page gets `input` and `change`. Nothing happens when it makes no difference. */
export function choose(select: HTMLSelectElement, { option, isDisabled }: Choice, isChosen = true): boolean {
  if (isDisabled || select.matches(':disabled') || option.selected === isChosen) return false
  option.selected = isChosen
  sendChange(select)
  return true
}

import { sendChange } from '../forms/send-change.ts'

export type Choice = { option: HTMLOptionElement; text: string; group: string; isDisabled: boolean }

/** The present options of a select, in its order. Hidden ones, such as a prompt, are left out. */
export const choicesOf = (select: HTMLSelectElement): Choice[] =>
  [...select.options]
    .filter((option) => !option.hidden)
    .map((option) => ({
      option,
      text: option.label,
      group: option.closest('optgroup')?.label ?? '',
      isDisabled: option.matches(':disabled'),
    }))

/** The name of a select: its own label, else the text of its labels without that of the tag. */
export function nameOf(select: HTMLSelectElement, host: Element): string {
  const referred = select.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const names = [
    referred.map((id) => document.getElementById(id)?.textContent).join(' '),
    select.ariaLabel ?? '',
    [...select.labels].map((label) => textOf(label, host)).join(' '),
    select.title,
  ]
  return names.map((name) => name.trim().replace(/\s+/g, ' ')).find(Boolean) ?? ''
}

/** The text of a label, which may contain the tag. */
const textOf = (label: Node, host: Element): string => {
  const text = label.textContent ?? ''
  return label.contains(host) ? text.replace(host.textContent ?? '', '') : text
}

/** Chooses as a person does: the page gets `input` and `change`. Does nothing if the option is selected already. */
export function choose(select: HTMLSelectElement, { option, isDisabled }: Choice, isChosen = true): boolean {
  if (isDisabled || select.matches(':disabled') || option.selected === isChosen) return false
  option.selected = isChosen
  sendChange(select)
  return true
}

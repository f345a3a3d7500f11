import type { OptionList } from '../../../runtime/popups/option-list.ts'

/** A combobox field for a list. It belongs to no form, and the page hears none of its events: the select is what counts. */
export function makeField(list: OptionList): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'text'
  field.dataset.part = 'field'
  field.enterKeyHint = 'done'
  field.setAttribute('form', '')
  asCombobox(field, list.element.id)
  for (const name of ['input', 'change']) field.addEventListener(name, (event) => event.stopPropagation())
  return field
}

/** What makes a text field the combobox of a list (ARIA 1.2). */
const COMBOBOX = {
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
}

/** Makes a text field the combobox of a list. */
function asCombobox(field: HTMLInputElement, listId: string): void {
  const attributes = Object.entries({ ...COMBOBOX, 'aria-controls': listId })
  for (const [name, value] of attributes) field.setAttribute(name, value)
}

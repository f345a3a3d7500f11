import type { OptionList } from '../../../runtime/popups/option-list.ts'

/** A combobox field for a list. It belongs to no form, and the page hears none of its events: the select is what counts. */
export function makeField(list: OptionList): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'text'
  field.dataset.part = 'field'
  field.autocomplete = 'off'
  field.spellcheck = false
  field.enterKeyHint = 'done'
  const attributes = {
    form: '',
    role: 'combobox',
    autocapitalize: 'none',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': list.element.id,
  }
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  for (const name of ['input', 'change']) field.addEventListener(name, (event) => event.stopPropagation())
  return field
}

import { asCombobox } from '../../../runtime/popups/combobox.ts'
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

/** What makes a text field the combobox of a list (ARIA 1.2). */
export const COMBOBOX = {
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
}

/** Makes a text field the combobox of a list. */
export function asCombobox(field: HTMLInputElement, listId: string): void {
  const attributes = Object.entries({ ...COMBOBOX, 'aria-controls': listId })
  for (const [name, value] of attributes) field.setAttribute(name, value)
}

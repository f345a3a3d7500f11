const COMBOBOX = {
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
}

/** Makes a text field the combobox of a list (ARIA 1.2), and answers how to make it again what it was. */
export function asCombobox(field: HTMLInputElement, listId: string): () => void {
  const attributes = { ...COMBOBOX, 'aria-controls': listId }
  const before = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  return () => {
    for (const [name, value] of before) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    field.removeAttribute('aria-activedescendant')
  }
}
